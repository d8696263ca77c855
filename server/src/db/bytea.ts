import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes as they are. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored),
});
