import Type, { type Static } from 'typebox';
import { CertificateKind, CertificateSubject } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import { Done, ErrorAnswer } from './errors.ts';
import { ProjectKind } from './projects.ts';

/** Characters of the line about oneself. */
export const PORTFOLIO_LINE_MAX_LENGTH = 140;

/** Published projects, and certificates, that one portfolio may show. */
export const PORTFOLIO_ITEMS_MAX = 24;

/** Time that a portfolio stays open when premium has ended, in days. */
export const PORTFOLIO_GRACE_DAYS = 30;

/** Number of days for which a handle that was given up is kept from others. */
export const HANDLE_RETENTION_DAYS = 90;

/** Every color there is: white text on it has a contrast of at least 4.5 : 1, which a test checks. */
export const PORTFOLIO_COLORS = {
  green: '#00735c',
  teal: '#0b6b7c',
  blue: '#1d5fb8',
  violet: '#6a3fc0',
  pink: '#a52a72',
  red: '#b0352a',
  brown: '#8a4a0c',
  slate: '#46556a',
} as const;

export type PortfolioColor = keyof typeof PORTFOLIO_COLORS;
const COLOR_NAMES = Object.keys(PORTFOLIO_COLORS) as PortfolioColor[];
export const PortfolioColor = Type.Unsafe<PortfolioColor>(Type.Enum(COLOR_NAMES));

/** A published project on a portfolio; its code is at its own address. */
export const PortfolioProject = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  kind: ProjectKind,
  updated_at: Type.String({ format: 'date-time' }),
  /** The address of its picture. */
  thumbnail: Type.Union([Type.String(), Type.Null()]),
});
export type PortfolioProject = Static<typeof PortfolioProject>;

/** A certificate on a portfolio: neither its number, which leads to the name, nor the name. */
export const PortfolioCertificate = Type.Object({
  subject: CertificateSubject,
  course_title: Type.String(),
  course_title_fr: Type.String(),
  kind: CertificateKind,
  completion_date: Type.String({ format: 'date-time' }),
});
export type PortfolioCertificate = Static<typeof PortfolioCertificate>;

/** The author of a project, as the public may know them. */
export const PortfolioAuthor = Type.Object({ handle: Type.String(), color: PortfolioColor });
export type PortfolioAuthor = Static<typeof PortfolioAuthor>;

/** The fields that anyone who has the address sees. */
export const Portfolio = Type.Object({
  ...PortfolioAuthor.properties,
  line: Type.String(),
  projects: Type.Array(PortfolioProject),
  certificates: Type.Array(PortfolioCertificate),
});
export type Portfolio = Static<typeof Portfolio>;

const Items = Type.Array(Type.String({ maxLength: 64 }), {
  maxItems: PORTFOLIO_ITEMS_MAX,
  uniqueItems: true,
});

/** The fields that its owner chooses, in the order that is shown. */
export const PortfolioFields = Type.Object({
  handle: Type.String({ maxLength: 100 }),
  color: PortfolioColor,
  line: Type.String({ maxLength: 1000 }),
  project_ids: Type.Array(Type.String({ format: 'uuid' }), {
    maxItems: PORTFOLIO_ITEMS_MAX,
    uniqueItems: true,
  }),
  certificate_ids: Items,
});
export type PortfolioFields = Static<typeof PortfolioFields>;

/** The fields that its owner sees. */
export const OwnPortfolio = Type.Object({
  ...PortfolioFields.properties,
  /** The owner's choice; `is_visible` is the actual state. */
  is_open: Type.Boolean(),
  is_visible: Type.Boolean(),
  /** The time at which it closes or has closed, since premium has ended; null while premium lasts. */
  closes_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type OwnPortfolio = Static<typeof OwnPortfolio>;

const PortfolioParams = Type.Object({ handle: Type.String({ maxLength: 200 }) });

export const readOwnPortfolio = endpoint({
  method: 'GET',
  path: '/portfolio',
  access: 'member',
  summary: "The member's own portfolio, open or not; null before there is one.",
  answer: Type.Object({ portfolio: Type.Union([OwnPortfolio, Type.Null()]) }),
});

export const checkHandle = endpoint({
  method: 'POST',
  path: '/portfolio/handle',
  access: 'member',
  summary: 'Whether the member could have a handle, and why not: premium.',
  body: Type.Object({ handle: Type.String({ maxLength: 100 }) }),
  answer: Type.Object({
    handle: Type.String(),
    refusal: Type.Union([ErrorAnswer, Type.Null()]),
  }),
});

export const savePortfolio = endpoint({
  method: 'PUT',
  path: '/portfolio',
  access: 'member',
  summary:
    'Stores what the portfolio shows, open or not: premium. 409 when somebody else has the handle, 422 when handle or line are refused.',
  body: PortfolioFields,
  answer: OwnPortfolio,
});

export const showPortfolio = endpoint({
  method: 'PUT',
  path: '/portfolio/visibility',
  access: 'member',
  summary: 'Opens the portfolio to anyone who has its address, which is premium, or closes it.',
  body: Type.Object({ is_open: Type.Boolean() }),
  answer: OwnPortfolio,
});

export const deletePortfolio = endpoint({
  method: 'DELETE',
  path: '/portfolio',
  access: 'member',
  summary: 'Deletes the portfolio and gives up its handle; what it showed stays.',
  answer: Done,
});

export const withdrawPortfolio = endpoint({
  method: 'DELETE',
  path: '/admin/portfolios/:handle',
  access: 'admin',
  summary: "Deletes somebody's portfolio; its handle is given to nobody again.",
  params: PortfolioParams,
  answer: Done,
});

export const readPortfolio = endpoint({
  method: 'GET',
  path: '/portfolios/:handle',
  access: 'everyone',
  summary: 'A portfolio that is open, for anyone who has its address.',
  params: PortfolioParams,
  answer: Portfolio,
});
