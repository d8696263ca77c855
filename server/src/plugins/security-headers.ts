import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

/**
 * Strict by default: only our own files, no framing, and documents isolated from other origins
 * (Python needs that to be stopped and to wait for input). `inlineScripts` are the hashes of the
 * scripts that stand in index.html itself.
 */
export const securityHeaders = plugin<{ inlineScripts: string[]; pythonPackagesUrl: string }>(
  async (app, { inlineScripts, pythonPackagesUrl }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
          // The editor and the toasts write style sheets of their own.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          mediaSrc: ["'self'"],
          connectSrc: ["'self'", new URL(pythonPackagesUrl).origin],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          frameSrc: ["'none'"],
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
      // Whoever puts TLS in front decides on HSTS; over plain HTTP it means nothing.
      strictTransportSecurity: false,
    });
    app.addHook('onSend', async (_request, reply) => {
      reply.header(
        'permissions-policy',
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      );
    });
  },
);
