#!/usr/bin/env bash
# Adds `tokens` to the path of a job, either from a release or built from source.
#
# The runner stores an action in _actions/OWNER/NAME/REF. If REF is the version of these sources, it's the
# tag of their release. Any other REF may be newer than that release, so tokens is built from source.
#
#   VERSION              the release to use, regardless of REF
#   GITHUB_ACTION_PATH   the folder that contains this file
#   GITHUB_SERVER_URL    the server that hosts the release
#   RUNNER_TEMP          the folder to install the program in
#   GITHUB_PATH          the file with the additions to the path of later steps
set -euo pipefail
sources="$(cd "$GITHUB_ACTION_PATH/../../.." && pwd)"
folder="$RUNNER_TEMP/tokens"
mkdir -p "$folder"

# Unpacks the program of release $1 of repository $2. Returns 1 if there is no such release.
unpack_release() {
  local system name status
  system="$(uname -s | sed 's/Darwin/macos/; s/Linux/linux/')"
  name="tokens-$1-$system-$(uname -m).tar.gz"
  local address="$GITHUB_SERVER_URL/$2/releases/download/$1"
  for file in SHA256SUMS "$name"; do
    status="$(curl --silent --show-error --location --retry 3 --output "$folder/$file" \
      --write-out '%{http_code}' "$address/$file")"
    [[ "$status" != 404 ]] || return 1
    if [[ "$status" != 200 ]]; then
      echo "::error title=tokens::$address/$file: status $status"
      exit 1
    fi
  done
  local sum=(sha256sum)
  command -v sha256sum >/dev/null || sum=(shasum --algorithm 256)
  if ! (cd "$folder" && grep -F "  $name" SHA256SUMS | "${sum[@]}" --check --strict); then
    echo "::error title=tokens::$address/$name does not match its checksum in SHA256SUMS"
    exit 1
  fi
  tar -xzf "$folder/$name" -C "$folder" --strip-components 1 || exit 1
  echo "installed $name from $address"
}

reference=""
repository=""
if [[ "$sources" == */_actions/*/*/* ]]; then
  IFS=/ read -r owner name reference <<<"${sources##*/_actions/}"
  repository="$owner/$name"
fi
own="$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$sources/Sources/Workspace/Generator.swift")"
version="${VERSION:-}"
[[ -n "$version" || "$reference" != "$own" ]] || version="$own"

if [[ -n "$version" && -n "$repository" ]] && unpack_release "$version" "$repository"; then
  :
elif [[ -n "${VERSION:-}" ]]; then
  echo "::error title=tokens::there is no release $VERSION for $(uname -s) on $(uname -m)" \
    "in this action's repository"
  exit 1
else
  echo "building tokens: there is no release of ${reference:-this checkout} for this machine"
  build=(swift build --package-path "$sources" --configuration release --static-swift-stdlib)
  "${build[@]}" --product tokens
  cp "$("${build[@]}" --show-bin-path)/tokens" "$folder/tokens"
fi
"$folder/tokens" --version
echo "$folder" >>"$GITHUB_PATH"
