import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { OWN_PYTHON_PACKAGES } from '@codivia/contract/api/site';
import { isModelAddress, mayUseCamera } from '@codivia/contract/models/camera-page';
import { isEmbeddedAddress } from '@codivia/contract/programs/embedded-pages';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { embeddedHeaders } from './embedded-pages.ts';
import { runnerHeaders } from './runner-documents.ts';
import { RUNNER_FOLDER, type RunnerSite, runnerSource } from './runner-site.ts';

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** For the page that finds hands: the document itself may ask for the camera, and no frame in it. */
const CAMERA_PERMISSIONS = PERMISSIONS.replace('camera=()', 'camera=(self)');

/** Browsers use only https for a year. Other names of the domain are for its owner to decide on. */
const HSTS = 'max-age=31536000';

/** Returns the headers that helmet sets, worked out once: they are the same for every answer. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders());
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}

/**
 * Headers of answers of the API, which are data: opened as a page they load nothing, and no other site may read them.
 */
const FOR_DATA = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

interface SecurityOptions {
  inlineScripts: string[];
  pythonPackagesUrl: string;
  runnerSite: RunnerSite;
  publicUrl: string;
}

/** Placeholder in the policy for the address of previews, which depends on the name by which a page is opened. */
const PREVIEWS = 'https://previews.invalid/';

/**
 * Sets strict headers by default: only our own files, no framing, and documents isolated from other origins (Python
 * needs that to be stopped and to wait for input). `inlineScripts` are the hashes of the scripts that are in index.html
 * itself.
 */
export const securityHeaders = plugin<SecurityOptions>(
  async (app, { inlineScripts, pythonPackagesUrl, runnerSite, publicUrl }) => {
    const packagesOrigin =
      pythonPackagesUrl === OWN_PYTHON_PACKAGES ? [] : [new URL(pythonPackagesUrl).origin];
    const forDocuments = headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
          // The editor and the toasts write style sheets of their own.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          mediaSrc: ["'self'", 'blob:'],
          connectSrc: ["'self'", ...packagesOrigin],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          frameSrc: [PREVIEWS],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
        },
      },
      crossOriginEmbedderPolicy: { policy: 'require-corp' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // This header belongs to every answer, not to documents alone: see below.
      strictTransportSecurity: false,
    });
    const policy = forDocuments['content-security-policy'] ?? '';
    const headersFor = (request: FastifyRequest) => {
      if (request.url.startsWith('/api/')) return FOR_DATA;
      if (request.url.startsWith(RUNNER_FOLDER)) return runnerHeaders(request, runnerSite);
      const previews = runnerSource(request, runnerSite.originFor(request));
      const headers = {
        ...forDocuments,
        'content-security-policy': policy.replace(PREVIEWS, previews),
        'permissions-policy': mayUseCamera(request.url) ? CAMERA_PERMISSIONS : PERMISSIONS,
        ...(isModelAddress(request.url) && { 'x-robots-tag': 'noindex' }),
      };
      return isEmbeddedAddress(request.url) ? embeddedHeaders(headers) : headers;
    };
    const isEncrypted = publicUrl.startsWith('https:');
    app.addHook('onRequest', (request, reply, next) => {
      reply.headers(headersFor(request));
      if (isEncrypted) reply.header('strict-transport-security', HSTS);
      next();
    });
  },
);
