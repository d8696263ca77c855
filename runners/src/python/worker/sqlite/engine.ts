import { SqliteMachine } from './machine.ts';

/** SQLite's own numbers; see https://sqlite.org/rescode.html and https://sqlite.org/c3ref/c_blob.html. */
const OUT_OF_MEMORY = 7;
const COPIED = -1;
const READ_WRITE_CREATE = 0x2 | 0x4;
const INTEGER = 1;
const REAL = 2;
const TEXT = 3;
const BLOB = 4;

/** Steps of SQLite between two checks for a stop: about a millisecond. */
const STEPS_BETWEEN_CHECKS = 20_000;

/** Types of columns as one letter each, since JavaScript has one kind of number. */
const LETTERS: Record<number, string> = { [INTEGER]: 'i', [REAL]: 'r', [TEXT]: 't', [BLOB]: 'b' };

/**
 * The databases of one program. `src/python/harness/sqlite3` calls it, hence names and shapes; it makes the rules of
 * Python's module from SQLite's. Databases and statements are numbers; 0 is none. Codes are SQLite's.
 */
export class SqliteEngine {
  /** The text after the statement that was prepared last. */
  rest = '';
  #machine: SqliteMachine;
  #looks: number;
  /** Databases with a name exist until the program ends, even after they are closed. */
  #openFiles = new Map<string, number>();

  /** `stopped` is called at intervals to find out whether the current statement is to be cancelled. */
  constructor(module: WebAssembly.Module, stopped: () => boolean) {
    this.#machine = new SqliteMachine(module);
    this.#looks = this.#machine.addCallback(() => (stopped() ? 1 : 0));
    const { calls } = this.#machine;
    // Databases live in memory, and those with the same name are one.
    this.#machine.withText('memdb', (name) =>
      calls.sqlite3_vfs_register(calls.sqlite3_vfs_find(name), 1),
    );
  }

  /** Opens a database; one whose name begins with a slash is shared by all who open it. */
  open(name: string): number {
    if (name.startsWith('/') && !this.#openFiles.has(name))
      this.#openFiles.set(name, this.#open(name));
    const database = this.#open(name);
    if (database === 0) return 0;
    this.#machine.calls.sqlite3_progress_handler(database, STEPS_BETWEEN_CHECKS, this.#looks, 0);
    return database;
  }

  close(database: number): void {
    this.#machine.calls.sqlite3_close_v2(database);
  }

  /** Prepares the first statement of the text; 0 when there is none, or when it is wrong. */
  prepare(database: number, sql: string): number {
    const { calls } = this.#machine;
    this.rest = '';
    const result = calls.malloc(8);
    if (result === 0) return 0;
    const statement = this.#machine.withText(sql, (text, length) => {
      calls.sqlite3_prepare_v2(database, text, length + 1, result, result + 4);
      const end = this.#machine.pointerAt(result + 4);
      if (end !== 0) this.rest = this.#machine.textAt(end) ?? '';
      return this.#machine.pointerAt(result);
    });
    calls.free(result);
    return statement ?? 0;
  }

  finalize(statement: number): void {
    this.#machine.calls.sqlite3_finalize(statement);
  }

  reset(statement: number): void {
    this.#machine.calls.sqlite3_reset(statement);
  }

  step(statement: number): number {
    return this.#machine.calls.sqlite3_step(statement);
  }

  parameter_count(statement: number): number {
    return this.#machine.calls.sqlite3_bind_parameter_count(statement);
  }

  parameter_name(statement: number, index: number): string | undefined {
    const { calls } = this.#machine;
    return this.#machine.textAt(calls.sqlite3_bind_parameter_name(statement, index));
  }

  bind_nothing(statement: number, index: number): number {
    return this.#machine.calls.sqlite3_bind_null(statement, index);
  }

  bind_integer(statement: number, index: number, value: number | bigint): number {
    return this.#machine.calls.sqlite3_bind_int64(statement, index, BigInt(value));
  }

  bind_real(statement: number, index: number, value: number): number {
    return this.#machine.calls.sqlite3_bind_double(statement, index, Number(value));
  }

  bind_text(statement: number, index: number, value: string): number {
    const { calls } = this.#machine;
    const bound = this.#machine.withText(value, (text, length) =>
      calls.sqlite3_bind_text(statement, index, text, length, COPIED),
    );
    return bound ?? OUT_OF_MEMORY;
  }

  bind_blob(statement: number, index: number, value: Uint8Array): number {
    const { calls } = this.#machine;
    const bound = this.#machine.withBytes(value, (data, length) =>
      calls.sqlite3_bind_blob(statement, index, data, length, COPIED),
    );
    return bound ?? OUT_OF_MEMORY;
  }

  column_names(statement: number): string[] {
    const { calls } = this.#machine;
    return Array.from(
      { length: calls.sqlite3_column_count(statement) },
      (_, column) => this.#machine.textAt(calls.sqlite3_column_name(statement, column)) ?? '',
    );
  }

  /** The row at which a statement is: a letter for the kind of each value, and the values. */
  row(statement: number): [string, ...unknown[]] {
    const columns = this.#machine.calls.sqlite3_column_count(statement);
    const row: [string, ...unknown[]] = [''];
    for (let column = 0; column < columns; column++) {
      const kind = this.#machine.calls.sqlite3_column_type(statement, column);
      row[0] += LETTERS[kind] ?? 'n';
      row.push(this.#value(statement, column, kind));
    }
    return row;
  }

  changes(database: number): number {
    return this.#machine.calls.sqlite3_changes(database);
  }

  total_changes(database: number): number {
    return this.#machine.calls.sqlite3_total_changes(database);
  }

  last_row(database: number): bigint {
    return this.#machine.calls.sqlite3_last_insert_rowid(database);
  }

  in_transaction(database: number): boolean {
    return this.#machine.calls.sqlite3_get_autocommit(database) === 0;
  }

  error_code(database: number): number {
    return this.#machine.calls.sqlite3_extended_errcode(database);
  }

  error_message(database: number): string {
    return this.#machine.textAt(this.#machine.calls.sqlite3_errmsg(database)) ?? '';
  }

  version(): string {
    return this.#machine.textAt(this.#machine.calls.sqlite3_libversion()) ?? '';
  }

  #open(name: string): number {
    const { calls } = this.#machine;
    const result = calls.malloc(4);
    this.#machine.withText(name, (text) =>
      calls.sqlite3_open_v2(text, result, READ_WRITE_CREATE, 0),
    );
    const database = this.#machine.pointerAt(result);
    calls.free(result);
    return database;
  }

  #value(statement: number, column: number, kind: number): unknown {
    const { calls } = this.#machine;
    if (kind === INTEGER) return calls.sqlite3_column_int64(statement, column);
    if (kind === REAL) return calls.sqlite3_column_double(statement, column);
    if (kind !== TEXT && kind !== BLOB) return undefined;
    const pointer =
      kind === TEXT
        ? calls.sqlite3_column_text(statement, column)
        : calls.sqlite3_column_blob(statement, column);
    const bytes = this.#machine.bytesAt(pointer, calls.sqlite3_column_bytes(statement, column));
    return kind === TEXT ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : bytes;
  }
}
