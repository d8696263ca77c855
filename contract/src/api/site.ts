import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** A placeholder for the address of this server in pages that are built before it is known; the server replaces it. */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';

/** Marks the link to the community chat in the same pages; the server removes it if there is none. */
export const COMMUNITY_LINK = { start: '<!--community-->', end: '<!--/community-->' };

/** The public folder of the packages of the pinned Pyodide: numpy, matplotlib, scikit-learn and theirs. */
export const PYTHON_PACKAGES_URL = 'https://cdn.jsdelivr.net/pyodide/v0.28.0/full/';

/** The path at which a server offers the packages that it hosts itself. */
export const OWN_PYTHON_PACKAGES = '/python-packages/';

/**
 * The front page of the chat's company: the target of the community link until the operator has set a room of their
 * own.
 */
export const COMMUNITY_FRONT_PAGE = 'https://discord.com/';

/** The settings of this server that the web app needs. */
export const SiteConfig = Type.Object({
  public_url: Type.String(),
  /** The community chat of another company; '' where there is none. */
  community_url: Type.String(),
  contact_email: Type.String(),
  ai_chat_url: Type.String(),
  python_packages_url: Type.String(),
  /** The origin from which previews of learners' pages and games are served; '' for this very origin. */
  runner_origin: Type.String(),
  local_mailbox: Type.Boolean(),
  /** The publisher of this site, their postal address and their host; empty when the operator has not set them. */
  publisher_name: Type.String(),
  publisher_address: Type.String(),
  hosting_provider: Type.String(),
});
export type SiteConfig = Static<typeof SiteConfig>;

export const readSiteConfig = endpoint({
  method: 'GET',
  path: '/config',
  access: 'everyone',
  summary: 'Public settings of this server.',
  answer: SiteConfig,
});

export const Health = Type.Object({ status: Type.String() });

export const readHealth = endpoint({
  method: 'GET',
  path: '/health',
  access: 'everyone',
  summary: '200 once the server can do its work, 503 when it cannot or is about to stop.',
  answer: Health,
});

export const readLiveness = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'everyone',
  summary: '200 while the process runs.',
  answer: Health,
});
