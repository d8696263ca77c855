import { createContext, use } from 'react';
import { call } from '../lib/api.ts';
import { openEventStream } from '../lib/event-stream.ts';

/** Whoever answers the pages of a class: the server, or the demonstration, which is made in the browser. */
export interface ClassServer {
  call: typeof call;
  /** Follows a stream of events. Returns the function that stops it. */
  follow: typeof openEventStream;
}

/** Provides another answerer than the server. */
export const ClassServerContext = createContext<ClassServer>({ call, follow: openEventStream });

/** Returns whoever answers the pages of this class. */
export const useClassServer = (): ClassServer => use(ClassServerContext);
