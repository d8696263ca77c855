import { createContext } from 'react';

/** The XP that the server has granted for the pass that is shown; 0 for none. */
export const EarnedXpContext = createContext(0);
