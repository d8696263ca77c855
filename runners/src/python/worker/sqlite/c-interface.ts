/** Addresses in the memory of SQLite, and its small numbers. */
type Pointer = number;

/** The functions of SQLite's C interface that are called here; see https://sqlite.org/c3ref/funclist.html. */
export interface SqliteCalls {
  malloc(bytes: number): Pointer;
  free(place: Pointer): void;
  sqlite3_initialize(): number;
  sqlite3_vfs_find(name: Pointer): Pointer;
  sqlite3_vfs_register(system: Pointer, makeDefault: number): number;
  sqlite3_open_v2(name: Pointer, result: Pointer, flags: number, system: Pointer): number;
  sqlite3_close_v2(database: Pointer): number;
  sqlite3_progress_handler(
    database: Pointer,
    steps: number,
    handler: number,
    argument: Pointer,
  ): void;
  sqlite3_prepare_v2(
    database: Pointer,
    sql: Pointer,
    bytes: number,
    statement: Pointer,
    rest: Pointer,
  ): number;
  sqlite3_finalize(statement: Pointer): number;
  sqlite3_reset(statement: Pointer): number;
  sqlite3_step(statement: Pointer): number;
  sqlite3_bind_parameter_count(statement: Pointer): number;
  sqlite3_bind_parameter_name(statement: Pointer, index: number): Pointer;
  sqlite3_bind_null(statement: Pointer, index: number): number;
  sqlite3_bind_int64(statement: Pointer, index: number, value: bigint): number;
  sqlite3_bind_double(statement: Pointer, index: number, value: number): number;
  sqlite3_bind_text(
    statement: Pointer,
    index: number,
    text: Pointer,
    bytes: number,
    destructor: number,
  ): number;
  sqlite3_bind_blob(
    statement: Pointer,
    index: number,
    data: Pointer,
    bytes: number,
    destructor: number,
  ): number;
  sqlite3_column_count(statement: Pointer): number;
  sqlite3_column_name(statement: Pointer, column: number): Pointer;
  sqlite3_column_type(statement: Pointer, column: number): number;
  sqlite3_column_int64(statement: Pointer, column: number): bigint;
  sqlite3_column_double(statement: Pointer, column: number): number;
  sqlite3_column_text(statement: Pointer, column: number): Pointer;
  sqlite3_column_blob(statement: Pointer, column: number): Pointer;
  sqlite3_column_bytes(statement: Pointer, column: number): number;
  sqlite3_changes(database: Pointer): number;
  sqlite3_total_changes(database: Pointer): number;
  sqlite3_last_insert_rowid(database: Pointer): bigint;
  sqlite3_get_autocommit(database: Pointer): number;
  sqlite3_extended_errcode(database: Pointer): number;
  sqlite3_errmsg(database: Pointer): Pointer;
  sqlite3_libversion(): Pointer;
}
