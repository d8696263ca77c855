import Type, { type Static, type TSchema } from 'typebox';
import { ApiScope } from './api-tokens.ts';
import { about, Moment, PageQuery, pageOf } from './api-v1-fields.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { type Bilingual, Language } from './language.ts';

/** Requests a minute that one token may send (docs/product.md#public-api). */
export const API_REQUESTS_PER_MINUTE = 60;

/** A call of the public API: for tokens, with the text of its reference (docs/decisions/0264). */
export interface V1Endpoint<
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  A extends TSchema = TSchema,
> extends Endpoint<P, Q, B, A, 'token'> {
  /** The scope that a token needs. */
  readonly scope: ApiScope;
  readonly about: Bilingual;
  /** Headers it reads, beside Authorization. */
  readonly headers?: readonly V1Header[];
  /** Codes of the refusals that are its own (api-v1-errors.ts). */
  readonly errors?: readonly string[];
}

export interface V1Header {
  readonly name: string;
  readonly required: boolean;
  readonly about: Bilingual;
}

/** Declares a call of the public API; its path is below /api/v1. */
export function v1<P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema>(
  declared: Omit<V1Endpoint<P, Q, B, A>, 'access' | 'summary'>,
): V1Endpoint<P, Q, B, A> {
  const { path, about: text } = declared;
  const call = { ...declared, path: `/v1${path}`, access: 'token', summary: text.en } as const;
  return endpoint(call as Endpoint<P, Q, B, A, 'token'>) as V1Endpoint<P, Q, B, A>;
}

export const V1Me = Type.Object({
  id: Type.String(about('L’identifiant du compte.', 'The id of the account.')),
  name: Type.String(about('Le nom affiché.', 'The name shown.')),
  language: Type.Union(Language.anyOf, about('La langue du compte.', 'The account’s language.')),
  member_since: Moment('Date de création du compte.', 'When the account was made.'),
  token: Type.Object(
    {
      name: Type.String(about('Le nom donné au jeton.', 'The name the token was given.')),
      scopes: Type.Array(ApiScope, about('Ce qu’il peut faire.', 'What it can do.')),
      expires_at: Moment('Quand il expire.', 'When it expires.'),
    },
    about('Le jeton de cette requête.', 'The token of this request.'),
  ),
});

export const v1Me = v1({
  method: 'GET',
  path: '/me',
  scope: 'profile:read',
  about: {
    fr: 'Le membre à qui appartient le jeton, et le jeton lui-même.',
    en: 'The member the token belongs to, and the token itself.',
  },
  answer: V1Me,
});

export const V1Progress = Type.Object({
  total_xp: Type.Integer(about('Tous les XP gagnés.', 'All XP earned.')),
  level: Type.Integer(about('Le niveau atteint.', 'The level reached.')),
  lessons_completed: Type.Integer(about('Leçons terminées.', 'Completed lessons.')),
  courses_completed: Type.Integer(
    about('Cours dont toutes les leçons sont terminées.', 'Courses with every lesson completed.'),
  ),
});

export const v1Progress = v1({
  method: 'GET',
  path: '/progress',
  scope: 'progress:read',
  about: {
    fr: 'La progression en quatre nombres.',
    en: 'The progress in four figures.',
  },
  answer: V1Progress,
});

const TITLE = about('Le titre en anglais.', 'The title in English.');
const TITLE_FR = about('Le titre en français.', 'The title in French.');

export const V1Course = Type.Object({
  id: Type.String(about('L’identifiant du cours.', 'The id of the course.')),
  title: Type.String(TITLE),
  title_fr: Type.String(TITLE_FR),
  lessons: Type.Integer(about('Nombre de leçons.', 'How many lessons it has.')),
  completed_lessons: Type.Integer(about('Leçons terminées.', 'Completed lessons.')),
  progress: Type.Integer(about('Avancement, en pour cent.', 'Progress, in per cent.')),
});

export const v1Courses = v1({
  method: 'GET',
  path: '/courses',
  scope: 'progress:read',
  about: {
    fr: 'Les cours commencés, le plus récemment suivi d’abord.',
    en: 'The courses you’ve started, the one studied last first.',
  },
  query: PageQuery,
  answer: pageOf(V1Course, 'Les cours de cette page.', 'The courses of this page.'),
});

export const V1Certificate = Type.Object({
  certificate_id: Type.String(
    about('Le numéro du certificat, vérifiable par tous.', 'Its number, which anyone can check.'),
  ),
  url: Type.String(about('La page publique du certificat.', 'The certificate’s public page.')),
  kind: Type.Union(
    [Type.Literal('attendance'), Type.Literal('basic'), Type.Literal('full')],
    about(
      'Attestation de suivi, certificat simple ou complet.',
      'A record of attendance, a basic or a full certificate.',
    ),
  ),
  subject: Type.Union(
    [Type.Literal('course'), Type.Literal('path')],
    about(
      'Ce qu’il certifie : un cours, ou un parcours avec tous ses cours.',
      'What it is for: a course, or a path with all of its courses.',
    ),
  ),
  course_id: Type.String(
    about('L’identifiant du cours ou du parcours.', 'The id of the course or path.'),
  ),
  course_title: Type.String(TITLE),
  course_title_fr: Type.String(TITLE_FR),
  total_xp: Type.Integer(about('XP gagnés dans ses leçons.', 'XP earned in its lessons.')),
  completed_at: Moment(
    'Quand la dernière leçon a été terminée.',
    'When the last lesson was completed.',
  ),
});

export const v1Certificates = v1({
  method: 'GET',
  path: '/certificates',
  scope: 'progress:read',
  about: {
    fr: 'Les certificats obtenus, le dernier d’abord.',
    en: 'The certificates you’ve earned, latest first.',
  },
  query: PageQuery,
  answer: pageOf(V1Certificate, 'Les certificats de cette page.', 'The certificates of this page.'),
});

export const V1Activity = Type.Object({
  lesson_id: Type.String(about('L’identifiant de la leçon.', 'The id of the lesson.')),
  course_id: Type.String(about('L’identifiant de son cours.', 'The id of its course.')),
  xp_awarded: Type.Integer(about('Les XP qu’elle a donnés.', 'The XP it gave.')),
  completed_at: Moment('Quand elle a été terminée.', 'When it was completed.'),
});
export type V1Activity = Static<typeof V1Activity>;

export const v1Activity = v1({
  method: 'GET',
  path: '/activity',
  scope: 'progress:read',
  about: {
    fr: 'Les leçons terminées, la dernière d’abord.',
    en: 'The lessons you’ve completed, latest first.',
  },
  query: PageQuery,
  answer: pageOf(V1Activity, 'Les leçons de cette page.', 'The lessons of this page.'),
});
