const codeAssist = {
  own_function: 'Your function, in line {{line}}.',
  own_class: 'Your class, in line {{line}}.',
  own_method: 'Your method, in line {{line}}.',
  own_property: 'Set in line {{line}}.',
  own_parameter: 'A parameter: whoever calls the function gives its value.',
  own_variable: 'Your variable, first in line {{line}}.',
  own_local: 'A variable of this function or block, first in line {{line}}.',
  explanation: 'Explanation',
  no_explanation: 'Nothing is known about this place. Put the cursor on a name.',
  failed: 'The help for this could not be loaded. Check your connection, then try again.',
  rename: {
    label: 'New name',
    do: 'Rename',
    cancel: 'Cancel',
    done_one: '{{count}} place renamed.',
    done_other: '{{count}} places renamed.',
    no_name: 'There is no name here. Put the cursor on a name.',
    member: 'What stands after a dot or belongs to a class cannot be renamed here.',
    imported: 'This name comes from a module. Import it with “as” to give it your own.',
    not_own: 'This name is not yours: it belongs to the language or to a library.',
    hook: 'p5 calls this function by its name, so it has to keep it.',
    exported: 'Other files import this name from here. Change it by hand, there too.',
    uncertain:
      'This name is used elsewhere too, where it can’t be told for sure. Change it by hand.',
    invalid: 'A name has letters, digits and _, and does not begin with a digit.',
    keyword: 'This is a word of the language. Choose another name.',
    known: 'The language or a library already has this name. Choose another one.',
    taken: 'Your program already has this name here. Choose another one.',
  },
} as const;

export default codeAssist;

declare module '../../../lib/texts.ts' {
  interface Texts {
    'code-assist': typeof codeAssist;
  }
}
