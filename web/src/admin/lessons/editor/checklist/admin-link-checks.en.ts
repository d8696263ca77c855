const adminLinkChecks = {
  check_one: 'Check the link to another site',
  check_other: 'Check {{count}} links to other sites',
  checking: 'Other sites are being asked. It may take a minute.',
  saved_only: 'Links are checked as they are saved.',
  failed: 'The links could not be checked',
  results: 'Links to other sites',
  all_well_one: 'The link works.',
  all_well_other: 'All {{count}} links work.',
  left_out_one: '{{count}} more link was not checked: there are too many.',
  left_out_other: '{{count}} more links were not checked: there are too many.',
  states: {
    ok: 'works',
    moved: 'has moved to {{to}}',
    dead: 'leads nowhere',
    no_answer: 'gives no clear answer: open it yourself',
    not_asked: 'is no public address, and was not asked for',
  },
} as const;

export default adminLinkChecks;

declare module '../../../../lib/texts.ts' {
  interface Texts {
    'admin-link-checks': typeof adminLinkChecks;
  }
}
