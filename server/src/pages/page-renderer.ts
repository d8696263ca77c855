import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@codivia/contract/language';
import type { FastifyInstance } from 'fastify';
import { prepareOwnPage, type ReadyAnswer } from '../services/ready-answer.ts';
import { emptyDocument, pageDocument, type Rendered } from './page-document.ts';
import { pageTemplate } from './page-template.ts';
import { type SocialPictures, socialPictures } from './social-pictures.ts';

/** What the web app's build for the server offers. */
interface Bundle {
  setFetch(way: (address: string, request: RequestInit) => Promise<Response>): void;
  open(asked: Asked): Promise<OpenedPage>;
  indexablePaths(): string[];
}

/** A page that was looked up, and can be rendered (web/src/server/render.tsx). */
interface OpenedPage {
  status: 200 | 404;
  /** The same for all addresses of one page, and for all that lead nowhere in the same way. */
  key: string;
  pathname: string;
  render(picture: string): Promise<Rendered>;
}

export interface Asked {
  /** The address, without query. */
  pathname: string;
  language: Language;
  /** Whether the address itself names the language. */
  named: boolean;
}

/** The built web app, and the base of its public addresses. */
export interface Place {
  webFolder: string;
  publicUrl: string;
}

export interface Page {
  status: 200 | 404;
  document: ReadyAnswer;
}

/** Most pages that are kept at once; the oldest gives way. */
const MAX_CACHED = 500;

/**
 * Answers the web app's calls without leaving this process, as nobody in particular. They come to the
 * public name: an answer may depend on it, as the site of the previews does.
 */
function travelInside(app: FastifyInstance, publicUrl: string): Parameters<Bundle['setFetch']>[0] {
  const { host } = new URL(publicUrl);
  return async (address, { method }) => {
    const answer = await app.inject({
      url: address,
      method: (method ?? 'GET') as 'GET',
      headers: { host },
    });
    return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, {
      status: answer.statusCode,
    });
  };
}

/**
 * Pages with their text in them. The same for every visitor, they are rendered once in each language
 * and kept until the catalogue changes.
 */
export class PageRenderer {
  readonly #app: FastifyInstance;
  readonly #bundle: Bundle;
  readonly #template: string;
  readonly #pictures: SocialPictures;
  #kept = new Map<string, Promise<Page>>();
  #keptFor: unknown;

  private constructor(app: FastifyInstance, bundle: Bundle, { webFolder, publicUrl }: Place) {
    this.#app = app;
    this.#bundle = bundle;
    this.#template = pageTemplate(webFolder);
    this.#pictures = socialPictures(webFolder, publicUrl);
    bundle.setFetch(travelInside(app, publicUrl));
  }

  /** The renderer of a built web app, or undefined where its build for the server is missing. */
  static async open(app: FastifyInstance, place: Place): Promise<PageRenderer | undefined> {
    const file = join(place.webFolder, '../dist-server/render.js');
    if (!existsSync(file)) return undefined;
    const bundle: Bundle = await import(pathToFileURL(file).href);
    return new PageRenderer(app, bundle, place);
  }

  /** The addresses without parameters that search engines should know. */
  get indexablePaths(): string[] {
    return this.#bundle.indexablePaths();
  }

  /**
   * The page at an address. One that cannot be rendered just now is left to the browser. Whether there
   * is a page costs a look-up; the document of those that do not exist is rendered once for all.
   */
  async page(asked: Asked): Promise<Page> {
    this.#forgetOldCatalogue();
    const { language, named, pathname } = asked;
    const variant = `${language} ${named}`;
    const known = this.#kept.get(`${variant} ${pathname}`);
    try {
      if (known) return await known;
      const opened = await this.#bundle.open(asked);
      return await this.#pageOf(opened, asked, `${variant} ${opened.key}`);
    } catch (error) {
      this.#app.log.error({ err: error, page: pathname }, 'a page could not be rendered');
      return this.#withoutPage(language);
    }
  }

  async #pageOf(opened: OpenedPage, asked: Asked, key: string): Promise<Page> {
    const coming = this.#kept.get(key) ?? this.#render(opened, asked);
    this.#keep(key, coming);
    try {
      return await coming;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  #forgetOldCatalogue(): void {
    const { courses } = this.#app.catalogue;
    if (this.#keptFor === courses) return;
    this.#keptFor = courses;
    this.#kept = new Map();
  }

  #keep(key: string, page: Promise<Page>): void {
    this.#kept.set(key, page);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_CACHED && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #render({ status, pathname, render }: OpenedPage, { language }: Asked): Promise<Page> {
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
