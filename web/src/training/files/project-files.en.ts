const projectFiles = {
  title: 'Files',
  choose: 'Add files',
  choose_text:
    'Pictures, sounds, short films, fonts, 3D models, data (CSV, JSON, text) and more code. You can also drop them here or paste a picture.',
  library: 'Library',
  library_text: 'Characters, animals, blocks, backgrounds, sounds and data, ready to use.',
  added_one: '{{name}} is in your files.',
  added_other: '{{count}} files have been added.',
  converted:
    '{{name}} was written in {{encoding}}, as Excel often does. It is in UTF-8 here, as programs expect: check that its accents are right.',
  converted_more_one: 'Another {{count}} file has been converted in the same way.',
  converted_more_other: 'Another {{count}} files have been converted in the same way.',
  not_stored:
    'Your browser has no room for these files: you’ll lose them when you leave this page. Save your work as a zip.',
  empty: {
    python: 'No files yet. Your program reads them by name, and files it writes appear here.',
    web: 'No files yet. Your page uses them by name.',
    game: 'No files yet. Your sketch loads them by name, in preload().',
  },
  used: 'Used: {{used}} of {{limit}}',
  space: 'Space for files',
  upload: {
    label: 'Sent to your account',
    sending: 'On the way to your account: {{sent}} of {{total}}',
    step: '{{percent}}% sent',
    done: 'All files are sent.',
    cancel: 'Stop',
    cancelled: 'The files are only in this browser: sending them to your account was stopped.',
    failed: 'Some files haven’t arrived in your account yet. They are kept in this browser.',
    retry: 'Send again',
  },
  action_of: '{{action}}: {{name}}',
  copy: 'Copy the code that uses it',
  copied: 'Copied: {{text}}',
  copy_failed: 'Copying didn’t work.',
  runs_first: 'runs before your sketch',
  runs_as: 'runs before your sketch, number {{number}} of {{count}}',
  run_earlier: 'Run earlier',
  run_later: 'Run later',
  moved: '{{name}} now runs as number {{number}} of {{count}}.',
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
  zip: 'All your work',
  zip_save: 'Save all as a zip',
  zip_open: 'Open a zip',
  zip_text:
    'The zip holds your code and all files. Once unpacked, it runs in any editor on your computer, and you can open it here again.',
  zip_name: '{{title}}.zip',
  unpacked_one: 'The zip is open: your code and {{count}} file.',
  unpacked_other: 'The zip is open: your code and {{count}} files.',
  problems: {
    empty: 'A file needs a name.',
    too_long: '{{name}}: this name is too long.',
    too_deep: '{{name}} is in too many folders, one inside the other.',
    absolute:
      '{{name}} points to a place on one computer. A name begins with the file or its folder, such as img/cat.png.',
    parent: '{{name}} points outside the project. A name can’t contain “..”.',
    characters: '{{name}}: leave out characters such as #, %, *, ", <, > and | from the name.',
    reserved:
      '{{name}}: a name can’t begin or end with a dot or a space, and Windows reserves a few words.',
    extension: '{{name}}: files with this ending can’t be used here.',
    ending: '{{name}}: keep the ending that says what is in the file.',
    taken: 'There’s already a file {{name}}, perhaps with different capital letters.',
    is_code: '{{name}} is your program itself. Give this file another name.',
    too_large: '{{name}} is too large: a file can have {{size}} at most.',
    full: 'There’s no room left for {{name}}. Delete files you don’t use.',
    too_many: '{{name}} is one too many: you can have {{limit}} files.',
    not_as_named:
      '{{name}} isn’t what its ending says, or it’s damaged. Open it on your device to see what it is, or save it again.',
    type: '{{name}} isn’t one of the files you can use here: PNG, JPEG, GIF, WebP, SVG, MP3, OGG, WAV, M4A, MP4, WebM, STL, fonts and text.',
    workbook:
      '{{name}} is an Excel or LibreOffice spreadsheet, not a text. In Excel, choose “Save as” and “CSV UTF-8 (comma delimited)”, then add that file.',
    no_text:
      '{{name}} is named like a text, but it’s another kind of file, or a text in an encoding we don’t know. Save it again as “UTF-8”.',
    heic: '{{name}} is a photo in Apple’s own format (HEIC). Save it as a JPEG first.',
    film: '{{name}} is a kind of film that not all browsers play, such as MOV, AVI or MKV. Export it as an MP4, then add that file.',
    film_tracks:
      '{{name}} contains more than pictures and sound, such as subtitles or places, which can’t be taken out of this film. Export it again as an MP4 without them.',
    film_too_large:
      '{{name}} is too large: a file can have {{size}} at most. Make the film shorter, or export it with fewer pixels, such as in 360p.',
    more_one: 'Another {{count}} file was not added.',
    more_other: 'Another {{count}} files were not added.',
    broken: '{{name}} is damaged: part of the picture, sound, film or model is missing.',
    nothing_in_it: '{{name}} is empty.',
    unreadable: '{{name}} can’t be read. If it’s a folder, choose the files in it.',
    not_a_zip: '{{name}} isn’t a zip, or it’s damaged.',
    zip_too_large: '{{name}} is larger than all your files together can be.',
    zip_bomb: '{{name}} wasn’t opened: unpacked, it would be far too large.',
    no_code:
      '{{name}} doesn’t contain the program of this room (main.py, index.html or sketch.js).',
    code_too_long: 'The code in {{name}} is too long.',
  },
} as const;

export default projectFiles;

declare module '../../lib/texts.ts' {
  interface Texts {
    'project-files': typeof projectFiles;
  }
}
