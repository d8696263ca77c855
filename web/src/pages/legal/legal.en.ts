const legal = {
  page_title: 'Legal notice',
  description: 'Who publishes this site, who hosts it, and how to reach them.',
  title: 'Legal notice',
  intro: 'Who answers for this site, in plain words.',
  publisher: 'Publisher',
  publisher_name: 'This site is published by',
  publisher_address: 'Address',
  publisher_unknown:
    'Whoever runs this copy of Codivia has not given a name or an address here. They can be reached at the address below, and answer for what is published.',
  hosting: 'Hosting',
  hosting_by: 'This site is hosted by',
  hosting_unknown:
    'Whoever runs this copy has not said who hosts it. Ask at the address below: they have to tell you.',
  contact: 'Contact',
  contact_text: 'Questions, a mistake, something that should not be here? Write to',
  contact_later: 'The address is being fetched…',
  rights: 'Texts, pictures and programs',
  rights_text:
    'Codivia is free software under the MIT licence. What learners write remains theirs: we claim no right to it. Names of other products are mentioned to explain what they are, without any tie to their owners.',
  data: 'Personal data',
  data_text: 'What is kept, why, and how to have it deleted is told on a page of its own:',
  privacy: 'Privacy',
  report: 'Reporting',
  report_text:
    'If you find something illegal or hurtful on this site, write to the contact address with the address of the page. In France, children and teenagers can also call 3018, free of charge, about anything that happens to them online.',
} as const;

export default legal;

declare module '../../lib/texts.ts' {
  interface Texts {
    legal: typeof legal;
  }
}
