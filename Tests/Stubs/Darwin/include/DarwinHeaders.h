// The part of Apple's C library that the program uses, with types for 64-bit systems. See README.md.

typedef unsigned short mode_t;
typedef int pid_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned long long ino_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef long time_t;
typedef unsigned int nfds_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef void (*sig_t)(int);

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

// sys/errno.h
#define ENOENT 2
#define EINTR 4
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ENOBUFS 55
#define ELOOP 62
#define ENOTEMPTY 66
#define ENOSYS 78

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int mkdir(const char *, mode_t);
int fchmod(int, mode_t);

// sys/fcntl.h; the calls themselves take a variable number of arguments
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_EVTONLY 0x00008000
#define O_CLOEXEC 0x01000000
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1
#define F_FULLFSYNC 51
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int, int);

// sys/mount.h
#define MNT_LOCAL 0x00001000
struct statfs {
  unsigned int f_bsize;
  int f_iosize;
  unsigned long long f_blocks, f_bfree, f_bavail, f_files, f_ffree;
  int f_fsid[2];
  unsigned int f_owner, f_type, f_flags, f_fssubtype;
  char f_fstypename[16];
  char f_mntonname[1024], f_mntfromname[1024];
  unsigned int f_flags_ext, f_reserved[7];
};
int statfs(const char *, struct statfs *);

// sys/poll.h
#define POLLIN 0x0001
#define POLLOUT 0x0004
struct pollfd {
  int fd;
  short events;
  short revents;
};
int poll(struct pollfd *, nfds_t, int);

// sys/dirent.h, dirent.h
#define DT_DIR 4
struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct { int dd_fd; } DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// sys/socket.h, netinet/in.h, netinet/tcp.h
typedef unsigned int socklen_t;
typedef unsigned char sa_family_t;
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SHUT_WR 1
#define IPPROTO_TCP 6
#define TCP_NODELAY 0x01
struct sockaddr {
  unsigned char sa_len;
  sa_family_t sa_family;
  char sa_data[14];
};
struct in_addr {
  unsigned int s_addr;
};
struct sockaddr_in {
  unsigned char sin_len;
  sa_family_t sin_family;
  unsigned short sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};
int accept(int, struct sockaddr *, socklen_t *);
int bind(int, const struct sockaddr *, socklen_t);
int getsockname(int, struct sockaddr *, socklen_t *);
int listen(int, int);
ssize_t send(int, const void *, size_t, int);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
int socket(int, int, int);

// sys/ttycom.h
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

// sys/event.h
#define EVFILT_VNODE (-4)
#define EV_ADD 0x0001
#define EV_CLEAR 0x0020
#define NOTE_DELETE 0x00000001
#define NOTE_WRITE 0x00000002
#define NOTE_EXTEND 0x00000004
#define NOTE_ATTRIB 0x00000008
#define NOTE_RENAME 0x00000020
struct kevent {
  unsigned long ident;
  short filter;
  unsigned short flags;
  unsigned int fflags;
  long data;
  void *udata;
};
int kqueue(void);
int kevent(int, const struct kevent *, int, struct kevent *, int, const struct timespec *);

// sys/signal.h, signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
typedef unsigned int sigset_t;
void (*signal(int, void (*)(int)))(int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int raise(int);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigwait(const sigset_t *, int *);

// unistd.h
#define SEEK_SET 0
#define SEEK_END 2
#define _SC_NPROCESSORS_ONLN 58
int access(const char *, int);
int close(int);
char *getcwd(char *, size_t);
int isatty(int);
pid_t getpid(void);
off_t lseek(int, off_t, int);
int pipe(int [2]);
ssize_t read(int, void *, size_t);
int rmdir(const char *);
long sysconf(int);
int symlink(const char *, const char *);
int unlink(const char *);
ssize_t write(int, const void *, size_t);
void sync(void);
int fsync(int);

// spawn.h, sys/wait.h, crt_externs.h
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawnp(
    pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[],
    char *const[]);
pid_t waitpid(pid_t, int *, int);
char ***_NSGetEnviron(void);

// stdlib.h, string.h, stdio.h, time.h
void exit(int) __attribute__((__noreturn__));
void free(void *);
char *getenv(const char *);
char *mkdtemp(char *);
char *realpath(const char *, char *);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *strdup(const char *);
char *strerror(int);
size_t strlen(const char *);
int rename(const char *, const char *);
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
int nanosleep(const struct timespec *, struct timespec *);

// math.h
double atan2(double, double);
double cos(double);
double pow(double, double);
double sin(double);

// sched.h
int sched_yield(void);

// pthread/pthread.h
struct _opaque_pthread_attr_t {
  long __sig;
  char __opaque[56];
};
struct _opaque_pthread_cond_t {
  long __sig;
  char __opaque[40];
};
struct _opaque_pthread_condattr_t {
  long __sig;
  char __opaque[8];
};
struct _opaque_pthread_mutex_t {
  long __sig;
  char __opaque[56];
};
struct _opaque_pthread_mutexattr_t {
  long __sig;
  char __opaque[8];
};
struct _opaque_pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_cond_t pthread_cond_t;
typedef struct _opaque_pthread_condattr_t pthread_condattr_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
typedef struct _opaque_pthread_t *pthread_t;
_Pragma("clang assume_nonnull begin")
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_create(
    pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable,
    void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable);
int pthread_detach(pthread_t);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
_Pragma("clang assume_nonnull end")
