import type { Db } from '../../db/connect.ts';
import { FileStorageUnavailable, StoredFileNotFound } from './project-files.errors.ts';
import { copyContent, insertContent, selectContent } from './project-files.queries.ts';

/** Whose content: hashes are known to their member alone. */
export interface ContentName {
  user_id: string;
  sha256: string;
}

/** A content as its row of `stored_files` names it. */
export interface StoredContent extends ContentName {
  /** Null for a content that the database has. */
  object_key: string | null;
}

/** Where the contents of files are. Rows, sizes and who may read what are the database's in any case. */
export interface FileStorage {
  /** Puts a content where it stays, before the transaction that stores its row. Returns the row's `object_key`. */
  put(name: ContentName, content: Buffer): Promise<string | null>;
  /** Finishes within that transaction, after the row. */
  keep(tx: Db, stored: StoredContent, content: Buffer): Promise<void>;
  /** The content of a row. Throws StoredFileNotFound or FileStorageUnavailable. */
  read(db: Db, stored: StoredContent): Promise<Buffer>;
  /** Like put, with the content of another member's row. */
  putCopy(from: StoredContent, to: ContentName): Promise<string | null>;
  /** Like keep, after putCopy. */
  keepCopy(tx: Db, from: StoredContent, to: StoredContent): Promise<void>;
  /** Deletes what no row names any more. */
  removeOld(): Promise<void>;
}

/** Contents in the database: they are written and deleted in one transaction with their rows. */
export const databaseStorage: FileStorage = {
  put: async () => null,
  keep: (tx, { user_id, sha256 }, content) => insertContent(tx, { user_id, sha256, content }),
  async read(db, { user_id, sha256, object_key }) {
    // Stored while there was an S3 server that the settings no longer name.
    if (object_key !== null) throw FileStorageUnavailable();
    const content = await selectContent(db, user_id, sha256);
    if (!content) throw StoredFileNotFound();
    return content;
  },
  putCopy: async () => null,
  async keepCopy(tx, from, to) {
    const isThere = await copyContent(tx, from.user_id, to.user_id, from.sha256);
    if (!isThere) throw StoredFileNotFound();
  },
  removeOld: async () => {},
};
