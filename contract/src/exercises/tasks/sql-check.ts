import type { SqlResult, SqlTable } from './sql-program.ts';

/** The tables on which a query is checked a second time. */
export interface OtherRows {
  given: SqlTable[];
  other: SqlTable[];
  /** The expected result on the given rows and on the others; the program works it out where it is left out. */
  expected?: { given: SqlResult; other: SqlResult };
}

/** `others` of all languages: the tables of a program and its expected result tell which of them belongs to it. */
const functions = (isOrdered: boolean, others: readonly OtherRows[]): string => `
import json

others = json.loads(${JSON.stringify(JSON.stringify(others))})

def rows_of(rows):
    return list(map(tuple, rows))

def in_any_order(rows):
    plain = lambda value: int(value) if isinstance(value, float) and value.is_integer() else value
    return sorted(rows_of(rows), key=lambda row: repr(tuple(map(plain, row))))

def has_columns(v):
    return v["problem"] is None and len(v["columns"]) == len(v["wanted_columns"])

def has_rows(v):
    return has_columns(v) and in_any_order(v["rows"]) == in_any_order(v["wanted_rows"])

def compare_tables(v):
    expect(v["problem"] is None, "sql-error")
    expect(has_columns(v), "columns")
    got, wanted = rows_of(v["rows"]), rows_of(v["wanted_rows"])
    if got == wanted:
        return
    if has_rows(v):
        expect(${isOrdered ? 'False' : 'True'}, "order")
        return
    expect(len(got) <= len(wanted), "too-many-rows")
    expect(len(got) == len(wanted), "missing-rows")
    expect(False, "other-rows")

def compare_others(v):
    try:
        compare_tables(v)
    except Exception:
        expect(False, "other-data")

def show_others(v):
    given = "; ".join(f"{table['name']} = {rows_of(table['rows'])}" for table in v["tables"])
    compare(given, v["problem"] or rows_of(v["rows"]), rows_of(v["wanted_rows"]))

def is_for(one, v):
    expected = one.get("expected")
    wanted = {"columns": v["wanted_columns"], "rows": v["wanted_rows"]}
    return one["given"] == v["tables"] and (not expected or expected["given"] == wanted)

def with_other_rows(v):
    one = next(one for one in others if is_for(one, v))
    wanted = one.get("expected", {}).get("other")
    return run(variables={"other_tables": one["other"], "other_wanted": wanted}).variables
`;

/**
 * The check of a query: its rows are the expected ones, on the given tables and on the same with other rows.
 *
 * @param others the tables with other rows, in each language
 */
export const sqlCheck = (isOrdered: boolean, others: readonly OtherRows[]): string => `
${functions(isOrdered, others)}
first = run().variables
compare_tables(first)
compare_others(with_other_rows(first))
`;

/** Checks each case by itself. The key of the verdict still names the difference. */
export const sqlCasesCheck = (
  isOrdered: boolean,
  others: readonly OtherRows[],
  cases: readonly { id: string; check: string }[],
): string => `
${functions(isOrdered, others)}
first = run().variables
second = with_other_rows(first)
${cases.map(({ id, check }) => `item("${id}", True, ${JSON.stringify(check)})`).join('\n')}
compare_tables(first)
compare_others(second)
`;
