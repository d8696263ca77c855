import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { FastifyInstance } from 'fastify';
import { prepareOwnPage, type ReadyAnswer } from '../services/ready-answer.ts';
import { emptyDocument, pageDocument, type Rendered } from './page-document.ts';
import { pageTemplate } from './page-template.ts';
import { type SocialPictures, socialPictures } from './social-pictures.ts';

/** The exports of the web app's build for the server. */
interface Bundle {
  setFetch(way: (address: string, request: RequestInit) => Promise<Response>): void;
  open(request: PageRequest): Promise<OpenedPage>;
  indexablePaths(): string[];
}

/** A page that was looked up, and can be rendered (web/src/server/render.tsx). */
interface OpenedPage {
  status: 200 | 404;
  /** The key of the page: the same for all its addresses, and for all addresses that lead nowhere in the same way. */
  key: string;
  pathname: string;
  render(picture: string): Promise<Rendered>;
}

export interface PageRequest {
  /** The address, without query. */
  pathname: string;
  language: Language;
  /** True when the address itself names the language. */
  named: boolean;
}

/** The built web app, and the base of its public addresses. */
export interface RenderedSite {
  webFolder: string;
  publicUrl: string;
}

export interface Page {
  status: 200 | 404;
  document: ReadyAnswer;
}

/** Maximum number of cached pages; the oldest one is removed for a new one. */
const MAX_CACHED = 500;

/**
 * Answers the web app's calls within this process, without a session. They come to the public name: an answer may
 * depend on it, as the site of the previews does.
 */
function callWithin(app: FastifyInstance, publicUrl: string): Parameters<Bundle['setFetch']>[0] {
  const { host } = new URL(publicUrl);
  return async (address, { method }) => {
    const answer = await app.inject({
      url: address,
      method: (method ?? 'GET') as 'GET',
      headers: { host },
    });
    return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, {
      status: answer.statusCode,
      // The content type shows the app that the answer is ours.
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}

/**
 * Renders pages with their text. They are the same for every visitor, so each is rendered once in each language and
 * cached until the catalogue changes.
 */
export class PageRenderer {
  readonly #app: FastifyInstance;
  readonly #bundle: Bundle;
  readonly #template: string;
  readonly #pictures: SocialPictures;
  #cache = new Map<string, Promise<Page>>();
  #cachedFor: unknown;

  private constructor(
    app: FastifyInstance,
    bundle: Bundle,
    { webFolder, publicUrl }: RenderedSite,
  ) {
    this.#app = app;
    this.#bundle = bundle;
    this.#template = pageTemplate(webFolder);
    this.#pictures = socialPictures(webFolder, publicUrl);
    bundle.setFetch(callWithin(app, publicUrl));
  }

  /** Returns the renderer of a built web app, or undefined where its build for the server is missing. */
  static async open(app: FastifyInstance, site: RenderedSite): Promise<PageRenderer | undefined> {
    const file = join(site.webFolder, '../dist-server/render.js');
    if (!existsSync(file)) return undefined;
    const bundle: Bundle = await import(pathToFileURL(file).href);
    return new PageRenderer(app, bundle, site);
  }

  /** The addresses without parameters that search engines should know. */
  get indexablePaths(): string[] {
    return this.#bundle.indexablePaths();
  }

  /**
   * Renders the page at which most visitors begin. The first rendering of any page in a process takes several times as
   * long as the following ones.
   */
  async warmUp(): Promise<void> {
    for (const language of LANGUAGES) await this.page({ pathname: '/', language, named: false });
  }

  /**
   * Returns the page at an address. A page that cannot be rendered just now is left to the browser. Finding out whether
   * there is a page costs a look-up; the document of those that do not exist is rendered once for all.
   */
  async page(request: PageRequest): Promise<Page> {
    this.#discardOldCatalogue();
    const { language, named, pathname } = request;
    const variant = `${language} ${named}`;
    const known = this.#cache.get(`${variant} ${pathname}`);
    try {
      if (known) return await known;
      const opened = await this.#bundle.open(request);
      return await this.#pageOf(opened, request, `${variant} ${opened.key}`);
    } catch (error) {
      this.#app.log.error({ err: error, page: pathname }, 'a page could not be rendered');
      return this.#withoutPage(language);
    }
  }

  async #pageOf(opened: OpenedPage, request: PageRequest, key: string): Promise<Page> {
    const coming = this.#cache.get(key) ?? this.#render(opened, request);
    this.#store(key, coming);
    try {
      return await coming;
    } catch (error) {
      this.#cache.delete(key);
      throw error;
    }
  }

  #discardOldCatalogue(): void {
    const { courses } = this.#app.catalogue;
    if (this.#cachedFor === courses) return;
    this.#cachedFor = courses;
    this.#cache = new Map();
  }

  #store(key: string, page: Promise<Page>): void {
    this.#cache.set(key, page);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
  }

  async #render(
    { status, pathname, render }: OpenedPage,
    { language }: PageRequest,
  ): Promise<Page> {
    const page = await render(this.#pictures({ pathname, language }));
    const html = pageDocument(this.#template, language, page);
    return { status, document: await prepareOwnPage(html) };
  }

  async #withoutPage(language: Language): Promise<Page> {
    return {
      status: 200,
      document: await prepareOwnPage(emptyDocument(this.#template, language)),
    };
  }
}
