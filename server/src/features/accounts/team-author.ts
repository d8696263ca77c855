/**
 * The account that owns the projects of the team in the gallery. Nobody signs in to it: its password is random and
 * kept nowhere, and its address is none that a form accepts or a mail reaches. It is in no list or figure of members.
 */
export const TEAM_AUTHOR = '00000000-0000-4000-8000-000000000001';

/** The address in its row, which must have one. */
export const TEAM_ADDRESS = 'team';
