import type { Input } from '@codivia/contract/api/endpoint';
import * as contract from '@codivia/contract/api/gallery';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { authorsOf } from '../portfolio/portfolio-author.service.ts';
import { teamTextsOf } from '../published-projects/team-projects.service.ts';
import { withThumbnails } from '../published-projects/thumbnails.service.ts';
import { type GalleryPlace, selectGallery } from './gallery.queries.ts';

export interface GalleryDeps {
  /** May be a moment late. */
  db: Db;
  clock: Clock;
}

/** Returns the place that `next` of an earlier page names; its form was checked. */
function placeOf(after: string | undefined): GalleryPlace | undefined {
  if (after === undefined) return undefined;
  const [at = '', id = ''] = after.split('_');
  return { id, selected_at: new Date(Number(at)) };
}

/** Returns a page of the published projects that the team has selected, latest first. */
export async function listGallery(
  { db, clock }: GalleryDeps,
  { kind, after }: NonNullable<Input<typeof contract.listGallery>['query']>,
): Promise<contract.GalleryPage> {
  // One more row shows whether there is a next page.
  const rows = await selectGallery(db, { kind, after: placeOf(after) }, contract.GALLERY_PAGE + 1);
  // A picture that came after the selection was not reviewed; those of the team come with the product.
  const shown = await withThumbnails(
    db,
    rows.slice(0, contract.GALLERY_PAGE),
    ({ id, selected_at }, stored) =>
      teamTextsOf(id) !== null || (selected_at !== null && stored <= selected_at),
  );
  const authors = await authorsOf(
    db,
    shown.map(({ id }) => id),
    clock(),
  );
  const last = rows.length > contract.GALLERY_PAGE ? shown.at(-1) : undefined;
  return {
    projects: shown.map(({ id, title, description, kind, thumbnail }) => ({
      id,
      title,
      kind,
      thumbnail,
      line: description.split('\n', 1)[0] ?? '',
      author: authors.get(id) ?? null,
      team: teamTextsOf(id),
    })),
    next: last ? `${last.selected_at?.getTime()}_${last.id}` : null,
  };
}
