// Rooms that run it in Node only know half of WebAssembly else.
/// <reference lib="dom" />
/**
 * The functions that the compiled SQLite imports from its environment. It keeps every database in memory, so it sees no
 * files except the source of random numbers; it gets the time, and memory up to a limit.
 */

/** Maximum memory that the databases of one program may take together. */
const LIMIT_BYTES = 256 * 1024 * 1024;
const PAGE_BYTES = 65_536;
/** Initial size of SQLite's memory, in bytes, as its makers build it. */
const FIRST_BYTES = 8 * 1024 * 1024;

const NO_SUCH_FILE = -44;
const NOT_OPEN = 8;
/** The descriptor under which the source of chance is open. */
const RANDOM = 3;
/** getRandomValues gives no more at once. */
const MAX_RANDOM_BYTES = 65_536;

const FILE_CALLS = `faccessat fchmod chmod fchown32 fcntl64 ioctl fstat64 stat64 newfstatat lstat64
  ftruncate64 getcwd mkdirat readlinkat rmdir unlinkat utimensat`.split(/\s+/);

export function createMemory(): WebAssembly.Memory {
  return new WebAssembly.Memory({
    initial: FIRST_BYTES / PAGE_BYTES,
    maximum: LIMIT_BYTES / PAGE_BYTES,
  });
}

const view = (memory: WebAssembly.Memory) => new DataView(memory.buffer);

/** Grows the memory to this number of bytes; 0 when that is too much. */
function grow(memory: WebAssembly.Memory, bytes: number): number {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
  try {
    memory.grow(missing);
    return 1;
  } catch {
    return 0;
  }
}

/** Writes the local time of this moment (seconds since 1970) as the C library holds it. */
function writeLocalTime(memory: WebAssembly.Memory, seconds: bigint, pointer: number): void {
  const date = new Date(Number(seconds) * 1000);
  const newYear = new Date(date.getFullYear(), 0, 1);
  const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate());
  const yearDay = Math.round((midnight.getTime() - newYear.getTime()) / 86_400_000);
  const fields = [
    date.getSeconds(),
    date.getMinutes(),
    date.getHours(),
    date.getDate(),
    date.getMonth(),
    date.getFullYear() - 1900,
    date.getDay(),
    yearDay,
    0,
    -date.getTimezoneOffset() * 60,
  ];
  fields.forEach((field, index) => {
    view(memory).setInt32(pointer + index * 4, field, true);
  });
}

/** Fills the one buffer into which SQLite reads random bytes, and returns their number. */
function readRandom(memory: WebAssembly.Memory, buffers: number, result: number): number {
  const start = view(memory).getUint32(buffers, true);
  const length = Math.min(view(memory).getUint32(buffers + 4, true), MAX_RANDOM_BYTES);
  crypto.getRandomValues(new Uint8Array(memory.buffer as ArrayBuffer, start, length));
  view(memory).setUint32(result, length, true);
  return 0;
}

/** The functions that the compiled SQLite imports. */
export function wasiImports(memory: WebAssembly.Memory): WebAssembly.Imports {
  const refused = FILE_CALLS.map((name) => [`__syscall_${name}`, () => NO_SUCH_FILE]);
  const pathIsChance = (path: number) =>
    new TextDecoder()
      .decode(new Uint8Array(memory.buffer, path, 13).slice())
      .startsWith('/dev/urandom\0');
  return {
    env: {
      memory,
      ...Object.fromEntries(refused),
      __syscall_openat: (_folder: number, path: number) =>
        pathIsChance(path) ? RANDOM : NO_SUCH_FILE,
      _mmap_js: () => NO_SUCH_FILE,
      _munmap_js: () => 0,
      _tzset_js: () => {},
      _localtime_js: (seconds: bigint, pointer: number) => writeLocalTime(memory, seconds, pointer),
      emscripten_date_now: () => Date.now(),
      emscripten_get_now: () => performance.now(),
      emscripten_get_heap_max: () => LIMIT_BYTES,
      emscripten_resize_heap: (bytes: number) => grow(memory, bytes >>> 0),
    },
    wasi_snapshot_preview1: {
      environ_sizes_get: (count: number, size: number) => {
        view(memory).setUint32(count, 0, true);
        view(memory).setUint32(size, 0, true);
        return 0;
      },
      environ_get: () => 0,
      clock_time_get: (_clock: number, _precision: bigint, pointer: number) => {
        view(memory).setBigUint64(pointer, BigInt(Date.now()) * 1_000_000n, true);
        return 0;
      },
      fd_read: (file: number, buffers: number, _count: number, result: number) =>
        file === RANDOM ? readRandom(memory, buffers, result) : NOT_OPEN,
      fd_close: (file: number) => (file === RANDOM ? 0 : NOT_OPEN),
      fd_write: () => NOT_OPEN,
      fd_sync: () => NOT_OPEN,
      fd_seek: () => NOT_OPEN,
      fd_fdstat_get: () => NOT_OPEN,
    },
  };
}
