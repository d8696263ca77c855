import type { Method } from '@codivia/contract/api/endpoint';
import type { TestApp } from './build-app.ts';

/** Sends bytes to the panel's calls for media, and reads what anyone may read. */
export function mediaCalls(server: TestApp) {
  const send = async (token: string | null, method: Method, path: string, content: Uint8Array) => {
    const response = await server.app.inject({
      method,
      url: `/api/admin/media${path}`,
      payload: Buffer.from(content),
      headers: {
        'content-type': 'application/octet-stream',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    picture: (token: string | null, content: Uint8Array) =>
      send(token, 'POST', '/pictures', content),
    captions: (token: string, content: string) =>
      send(token, 'POST', '/captions', Buffer.from(content)),
    part: (token: string, id: string, start: number, content: Uint8Array) =>
      send(token, 'PUT', `/uploads/${id}/parts/${start}`, content),
    get: (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers }),
  };
}
