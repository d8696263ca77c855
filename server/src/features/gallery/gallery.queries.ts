import type { GalleryProject } from '@codivia/contract/api/gallery';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';

const { id, title, description, kind, gallery, selected_at } = published_projects;

/** The last project of a page. */
export interface GalleryPlace {
  id: string;
  selected_at: Date;
}

/**
 * Returns selected projects after a place, the last selected first. Hiding and closing a project also take it out of
 * the gallery.
 */
export function selectGallery(
  db: Db,
  wanted: { kind: GalleryProject['kind'] | undefined; after: GalleryPlace | undefined },
  limit: number,
) {
  const { after } = wanted;
  return db
    .select({ id, title, description, kind, selected_at })
    .from(published_projects)
    .where(
      and(
        eq(gallery, 'selected'),
        wanted.kind && eq(kind, wanted.kind),
        after &&
          sql`(${selected_at}, ${id}) < (${after.selected_at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(selected_at), desc(id))
    .limit(limit);
}
