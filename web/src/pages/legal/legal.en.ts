const legal = {
  page_title: 'Legal notice',
  description: 'Who publishes this site, who hosts it, and how to reach them.',
  title: 'Legal notice',
  intro: 'Who is responsible for this site, in plain words.',
  publisher: 'Publisher',
  publisher_name: 'This site is published by',
  publisher_address: 'Address',
  publisher_unknown:
    'The people who run this copy of Codivia haven’t given a name or an address here. You can reach them at the contact address, and they are responsible for what is published.',
  hosting: 'Hosting',
  hosting_by: 'This site is hosted by',
  hosting_unknown:
    'The people who run this copy haven’t said who hosts it. Ask at the contact address: they have to tell you.',
  contact: 'Contact',
  contact_text: 'Questions, a mistake, something that shouldn’t be here? Write to',
  contact_later: 'The address is on its way…',
  rights: 'Texts, pictures and programs',
  rights_text:
    'Codivia is free software under the MIT licence. What learners write is theirs: we claim no rights to it. Other products are named to explain what they are; we have no ties to their owners.',
  data: 'Personal data',
  data_text: 'What we keep, why, and how to have it deleted is explained on a page of its own:',
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
