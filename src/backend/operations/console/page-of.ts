/** The answer of a call that lists a page of rows. */
export function pageOf<Row>({ total, rows }: { total: number; rows: Row[] }, size: number) {
  return {
    results: rows,
    totalRecords: total,
    totalPages: Math.ceil(total / size),
    continuationToken: null,
  };
}
