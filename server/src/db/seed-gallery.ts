import { randomBytes } from 'node:crypto';
import { type GalleryProject, readGalleryPicture } from '@codivia/content/load-gallery';
import { DEFAULT_LANGUAGE } from '@codivia/contract/api/language';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { users } from '../features/accounts/accounts.table.ts';
import { hashPassword } from '../features/accounts/passwords.service.ts';
import { findUser, TEAM_ADDRESS, TEAM_AUTHOR } from '../features/accounts/users.queries.ts';
import { projects } from '../features/projects/projects.table.ts';
import { published_projects } from '../features/published-projects/published-projects.table.ts';
import { teamProjects } from '../features/published-projects/team-projects.service.ts';
import { published_thumbnails } from '../features/published-projects/thumbnails.table.ts';
import type { Db } from './connect.ts';

/** The moment of the first project in the gallery: before every selection, so that those of members come first. */
const LONG_AGO = Date.UTC(2000, 0, 1);

const selectedAt = (place: number) => new Date(LONG_AGO - place * 1000);

async function ensureAuthor(db: Db): Promise<void> {
  if (await findUser(db, TEAM_AUTHOR)) return;
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
  await db.insert(users).values({
    id: TEAM_AUTHOR,
    email: TEAM_ADDRESS,
    name: 'Codivia',
    password_hash,
    language: DEFAULT_LANGUAGE,
    verified_at: new Date(),
    created_at: new Date(LONG_AGO),
  });
}

/** Stores a project that is new; one whose page was closed stays closed. */
async function addProject(
  tx: Db,
  { id, name, title, description, kind, files }: GalleryProject,
  place: number,
): Promise<void> {
  const now = new Date();
  const about = { id, user_id: TEAM_AUTHOR, kind, files, updated_at: now };
  const added = await tx
    .insert(projects)
    .values({ ...about, name: title.en, created_at: now })
    .onConflictDoNothing()
    .returning({ id: projects.id });
  if (added.length === 0) return;
  await tx.insert(published_projects).values({
    ...about,
    project_id: id,
    title: title.en,
    description: description.en,
    revision: 1,
    published_at: now,
    gallery: 'selected',
    selected_at: selectedAt(place),
  });
  await tx.insert(published_thumbnails).values({
    published_id: id,
    user_id: TEAM_AUTHOR,
    type: 'image/jpeg',
    picture: readGalleryPicture(name).toString('base64'),
    updated_at: now,
  });
}

/** Brings a project that is published up to date with its files. */
async function refreshProject(
  tx: Db,
  { id, name, title, description, files }: GalleryProject,
): Promise<void> {
  const now = new Date();
  const texts = { title: title.en, description: description.en };
  const isOther = sql`(${published_projects.title}, ${published_projects.description}, ${published_projects.files}::text)
    <> (${title.en}::text, ${description.en}::text, ${JSON.stringify(files)}::text)`;
  await tx
    .update(published_projects)
    .set({ ...texts, files, updated_at: now })
    .where(and(eq(published_projects.id, id), isOther));
  const picture = readGalleryPicture(name).toString('base64');
  await tx
    .update(published_thumbnails)
    .set({ picture, updated_at: now })
    .where(
      and(
        eq(published_thumbnails.published_id, id),
        sql`${published_thumbnails.picture} <> ${picture}`,
      ),
    );
}

/**
 * Puts the projects of the team into the gallery. Projects that administrators have hidden, taken out or closed stay so;
 * projects that no longer ship are deleted. When nothing changed, nothing is written.
 */
export async function seedGallery(db: Db, shipped = teamProjects): Promise<void> {
  await ensureAuthor(db);
  await db.transaction(async (tx) => {
    for (const [place, project] of shipped.entries()) {
      await addProject(tx, project, place);
      await refreshProject(tx, project);
    }
    const ids = shipped.map(({ id }) => id);
    await tx
      .delete(projects)
      .where(and(eq(projects.user_id, TEAM_AUTHOR), notInArray(projects.id, ids)));
  });
}
