const projectFiles = {
  title: 'Files',
  choose: 'Add files',
  choose_text:
    'Pictures, sounds, fonts, data (CSV, JSON, text) and more code. You can also drop them here or paste a picture.',
  library: 'Library',
  library_text: 'Characters, animals, blocks, backgrounds, sounds and data, ready to use.',
  added_one: '{{name}} is in your files.',
  added_other: '{{count}} files have been added.',
  converted:
    '{{name}} was written in {{encoding}}, as Excel often does. It is in UTF-8 here, as programs expect: check that its accents are right.',
  converted_more_one: 'Another {{count}} file has been converted in the same way.',
  converted_more_other: 'Another {{count}} files have been converted in the same way.',
  not_stored:
    'Your browser has no room for these files: they are lost when you leave this page. Save the work as a zip.',
  empty: {
    python:
      'No files yet. Your program reads them by their name, and files that it writes appear here.',
    web: 'No files yet. Your page uses them by their name.',
    game: 'No files yet. Your sketch loads them by their name, in preload().',
  },
  used: 'Used: {{used}} of {{limit}}',
  space: 'Space for files',
  upload: {
    label: 'Sent to your account',
    sending: 'On the way to your account: {{sent}} of {{total}}',
    step: '{{percent}}% sent',
    done: 'All files are sent.',
    cancel: 'Stop',
    cancelled: 'The files are in this browser only: sending them to your account was stopped.',
    failed: 'Some files have not arrived in your account yet. They are kept in this browser.',
    retry: 'Send again',
  },
  action_of: '{{action}}: {{name}}',
  copy: 'Copy the code that uses it',
  copied: 'Copied: {{text}}',
  copy_failed: 'Copying did not work.',
  runs_first: 'runs before your sketch',
  edit: 'Edit',
  editor: 'Text of {{name}}',
  back: 'All files',
  rename: 'Rename',
  new_name: 'New name of {{name}}',
  rename_submit: 'Rename',
  download: 'Save to this device',
  delete: 'Delete',
  deleted: '{{name}} has been deleted.',
  undo: 'Bring it back',
  new_text: 'New text file',
  new_text_name: 'Name of the file, such as {{example}}',
  new_text_submit: 'Create',
  zip: 'Whole work',
  zip_save: 'Save all as a zip',
  zip_open: 'Open a zip',
  zip_text:
    'The zip holds your code and all files. Unpacked, it runs in any editor on your computer, and you can open it here again.',
  zip_name: '{{title}}.zip',
  unpacked_one: 'The zip is open: your code and {{count}} file.',
  unpacked_other: 'The zip is open: your code and {{count}} files.',
  problems: {
    empty: 'A file needs a name.',
    too_long: '{{name}}: this name is too long.',
    too_deep: '{{name}} is in too many folders, one inside the other.',
    absolute:
      '{{name}} leads to a place on one computer. A name begins with the file or its folder, such as img/cat.png.',
    parent: '{{name}} leads out of the project. A name cannot contain “..”.',
    characters: '{{name}}: leave out characters such as #, %, *, ", <, > and | from the name.',
    reserved:
      '{{name}}: a name cannot begin or end with a point or a space, and a few words are taken by Windows.',
    extension: '{{name}}: files that end like this cannot be used here.',
    ending: '{{name}}: keep the ending that says what is in the file.',
    taken: 'There is a file {{name}} already, perhaps with other capital letters.',
    is_code: '{{name}} is your program itself. Give this file another name.',
    too_large: '{{name}} is too large: a file can have {{size}} at most.',
    full: '{{name}} does not fit any more. Delete files that you do not use.',
    too_many: '{{name}} is one too many: a work can have {{limit}} files.',
    not_as_named:
      '{{name}} is not what its ending says, or it is damaged. Open it on your device to see what it is, or save it again.',
    type: '{{name}} is none of the files that can be used here: PNG, JPEG, GIF, WebP, SVG, MP3, OGG, WAV, M4A, fonts and text.',
    workbook:
      '{{name}} is a spreadsheet as Excel or LibreOffice keep it, not a text. In Excel, choose “Save as” and “CSV UTF-8 (comma delimited)”, then add that file.',
    no_text:
      '{{name}} is called like a text, but it is another kind of file, or a text in an encoding that is not known here. Save it again as “UTF-8”.',
    heic: '{{name}} is a photo in Apple’s own format (HEIC). Save it as a JPEG first.',
    film: '{{name}} is a film. Films are not taken: phones write into them where and when they were made, which cannot be taken out safely. Use pictures shown one after the other (the library has some), a GIF, or the sound as MP3.',
    more_one: 'Another {{count}} file has not been taken.',
    more_other: 'Another {{count}} files have not been taken.',
    broken: '{{name}} is damaged: it is not a whole picture or sound.',
    nothing_in_it: '{{name}} is empty.',
    unreadable: '{{name}} cannot be read. If it is a folder, choose the files in it.',
    not_a_zip: '{{name}} is no zip, or it is damaged.',
    zip_too_large: '{{name}} is larger than your files may be together.',
    zip_bomb: '{{name}} has not been opened: unpacked, it would be far too large.',
    no_code:
      '{{name}} does not contain the program of this room (main.py, index.html or sketch.js).',
    code_too_long: 'The code in {{name}} is too long.',
  },
} as const;

export default projectFiles;

declare module '../../lib/texts.ts' {
  interface Texts {
    'project-files': typeof projectFiles;
  }
}
