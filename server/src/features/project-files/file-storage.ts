import type { Db } from '../../db/connect.ts';
import { FileStorageUnavailable, StoredFileNotFound } from './project-files.errors.ts';
import { copyContent, insertContent, selectContent } from './project-files.queries.ts';

/** The key of a content: its hash, and the only member who knows it. */
export interface ContentName {
  user_id: string;
  sha256: string;
}

/** A content as its row of `stored_files` names it. */
export interface StoredContent extends ContentName {
  /** Null for a content that is stored in the database. */
  object_key: string | null;
}

/** The storage of the contents of files. Rows, sizes and the rules for reading are in the database in any case. */
export interface FileStorage {
  /** Stores a content, before the transaction that stores its row. Returns the row's `object_key`. */
  put(name: ContentName, content: Buffer): Promise<string | null>;
  /** Completes the storage within that transaction, after the row. */
  keep(tx: Db, stored: StoredContent, content: Buffer): Promise<void>;
  /** The content of a row. Throws StoredFileNotFound or FileStorageUnavailable. */
  read(db: Db, stored: StoredContent): Promise<Buffer>;
  /** Copies the content of another member's row, else like put. */
  putCopy(from: StoredContent, to: ContentName): Promise<string | null>;
  /** Completes the storage of a copy, after putCopy. */
  keepCopy(tx: Db, from: StoredContent, to: StoredContent): Promise<void>;
  /**
   * Stores bytes whose row belongs to no member, below a folder, before the transaction that stores the row. Returns the
   * key of the object; null where the row itself has to hold the bytes.
   */
  putObject(folder: string, content: Buffer): Promise<string | null>;
  /** Completes that storage within the transaction, after the row. */
  keepObject(tx: Db, key: string): Promise<void>;
  /** The bytes of such an object. Throws StoredFileNotFound or FileStorageUnavailable. */
  readObject(key: string): Promise<Buffer>;
  /** Deletes contents that no row names any more. */
  removeOld(): Promise<void>;
}

/** Contents in the database: they are written and deleted in one transaction with their rows. */
export const databaseStorage: FileStorage = {
  put: async () => null,
  keep: (tx, { user_id, sha256 }, content) => insertContent(tx, { user_id, sha256, content }),
  async read(db, { user_id, sha256, object_key }) {
    // The content was stored while there was an S3 server that the settings no longer name.
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
  putObject: async () => null,
  keepObject: async () => {},
  // The object was stored while there was an S3 server that the settings no longer name.
  readObject: async () => {
    throw FileStorageUnavailable();
  },
  removeOld: async () => {},
};
