#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

extension POSIX {
  /// Change notifications from the system: inotify on Linux, kqueue on Apple platforms.
  ///
  /// This is a class, because its descriptors must be closed exactly once.
  package final class Notifier: FolderNotifier {
    package let descriptor: POSIX.Descriptor?
    #if canImport(Darwin)
      /// The open descriptor of each watched file or folder.
      ///
      /// The queue identifies files by descriptor.
      private var open: [AbsolutePath: Int32] = [:]
    #else
      /// The folders of each watch.
      ///
      /// Several paths can lead to the same folder.
      private var folders: [Int32: Set<AbsolutePath>] = [:]
      private var watches: [AbsolutePath: Int32] = [:]
    #endif

    package init() {
      #if canImport(Darwin)
        let number = kqueue()
      #else
        let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      #endif
      descriptor = number < 0 ? nil : POSIX.Descriptor(number: number)
    }

    deinit {
      #if canImport(Darwin)
        for file in open.values { try? POSIX.close(POSIX.Descriptor(number: file)) }
      #endif
      if let descriptor { try? POSIX.close(descriptor) }
    }
  }
}

#if canImport(Darwin)
  extension POSIX.Notifier {
    package func watch(_ folders: Set<AbsolutePath>, files: Set<AbsolutePath>) {
      guard let queue = descriptor?.number else { return }
      // A path may lead to another file by now, so all of them are reopened.
      for file in open.values { try? POSIX.close(POSIX.Descriptor(number: file)) }
      open = [:]
      for path in folders.union(files) {
        let file = Darwin.open(path.text, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else { continue }
        open[path] = file
        var request = kevent()
        request.ident = UInt(file)
        request.filter = Int16(EVFILT_VNODE)
        request.flags = UInt16(EV_ADD) | UInt16(EV_CLEAR)
        request.fflags =
          UInt32(NOTE_WRITE) | UInt32(NOTE_EXTEND) | UInt32(NOTE_ATTRIB) | UInt32(NOTE_DELETE)
          | UInt32(NOTE_RENAME)
        _ = kevent(queue, &request, 1, nil, 0, nil)
      }
    }

    package func changes() -> FolderChanges {
      guard let queue = descriptor?.number else { return .none }
      var isChanged = false
      var events = Array(repeating: kevent(), count: 64)
      var now = timespec()
      while kevent(queue, nil, 0, &events, 64, &now) > 0 { isChanged = true }
      return isChanged ? .something : .none
    }
  }
#else
  extension POSIX.Notifier {
    private static let complete = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB)
    /// Events that are followed by others.
    private static let incomplete =
      UInt32(IN_CREATE) | UInt32(IN_MODIFY) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
      | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    package func watch(_ folders: Set<AbsolutePath>, files: Set<AbsolutePath>) {
      guard let queue = descriptor?.number else { return }
      let before = watches
      watches = [:]
      self.folders = [:]
      for folder in folders {
        // For a folder that's already watched, this returns the existing number.
        let mask = Self.complete | Self.incomplete | UInt32(IN_ONLYDIR)
        let watch = inotify_add_watch(queue, folder.text, mask)
        guard watch >= 0 else { continue }
        watches[folder] = watch
        self.folders[watch, default: []].insert(folder)
      }
      for watch in Set(before.values) where self.folders[watch] == nil {
        inotify_rm_watch(queue, watch)
      }
    }

    package func changes() -> FolderChanges {
      guard let descriptor else { return .none }
      var found: [AbsolutePath: Bool] = [:]
      var isAnything = false
      while let bytes = try? POSIX.readAvailable(descriptor, atMost: 1 << 16), !bytes.isEmpty {
        isAnything = take(bytes, &found) || isAnything
      }
      if isAnything { return .something }
      return .paths(found.map { FolderChanges.Path($0.key, isComplete: $0.value) })
    }

    /// Reads events.
    ///
    /// Returns whether some were lost or concern a watched folder itself.
    ///
    /// The last event of a file determines whether the change is complete.
    private func take(_ bytes: [UInt8], _ found: inout [AbsolutePath: Bool]) -> Bool {
      let size = MemoryLayout<inotify_event>.size
      var isAnything = false
      bytes.withUnsafeBytes { bytes in
        var start = 0
        while start + size <= bytes.count {
          let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          let end = min(bytes.count, start + size + Int(event.len))
          let name = bytes[(start + size)..<end].prefix { $0 != 0 }
          start = end
          if event.mask & UInt32(IN_IGNORED) != 0 { continue }
          guard !name.isEmpty, let folders = folders[event.wd] else {
            isAnything = true
            continue
          }
          let text = String(decoding: name, as: UTF8.self)
          let isComplete = event.mask & Self.incomplete == 0
          for folder in folders { found[folder.appending(text)] = isComplete }
        }
      }
      return isAnything
    }
  }
#endif
