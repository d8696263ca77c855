import type { Explorable, ExplorableState } from '@codivia/contract/explorables/explorable';
import type { ComponentType } from 'react';

/** The properties of the picture of an explorable. Options are valid, and the state is within its bounds. */
export interface ViewProps<O, S extends ExplorableState> {
  options: O;
  state: S;
  /** Changes the state; the figure draws it, and keeps it for the next visit. */
  change: (state: S) => void;
}

/** The module `view.tsx` of an explorable. */
export interface ExplorableModule {
  // biome-ignore lint/suspicious/noExplicitAny: each has options and states of its own.
  explorable: Explorable<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  View: ComponentType<ViewProps<any, any>>;
}
