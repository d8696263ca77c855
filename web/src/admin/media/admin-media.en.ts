const adminMedia = {
  cancel: 'Cancel',
  picture: {
    title: 'Picture',
    text: 'It’s made smaller before it’s sent, and what it tells about its place and camera is removed.',
    choose: 'Choose a picture',
    drop: 'Or drop it here, or paste it: PNG, JPEG, WebP or GIF (its first frame).',
    sending: 'Sending the picture…',
    another: 'Take another picture',
    recent: 'Pictures sent before',
    search: 'Search their descriptions',
    none_found: 'No picture has these words in its description.',
    undescribed: 'Picture without a description',
    alt_en: 'What it shows, in English',
    alt_fr: 'What it shows, in French',
    alt_hint: 'For people who can’t see it. A lesson is only published with it.',
    alt_missing: 'Describe the picture in a few words.',
    size: '{{width}} × {{height}} pixels',
    insert: 'Insert the picture',
    unreadable:
      'This file isn’t a picture that can be read, whatever its name says. PNG, JPEG, WebP and GIF are.',
    too_many_pixels: 'This picture has more than {{max}} megapixels: make it smaller first.',
    too_large: 'This picture is too large, even made smaller.',
    several: 'One picture at a time: the first one was taken.',
  },
  film: {
    title: 'Video',
    text: 'MP4 or WebM, 200 MB at most. It’s stored as it is: a video from a phone may tell where it was filmed, so export it from an editing program first.',
    new: 'Send a new video',
    list: 'Videos sent before',
    search: 'Search their titles',
    none: 'No video here yet.',
    complete: 'With captions and posters in both languages',
    lacking: 'Captions or a poster are missing',
    edit: 'Edit',
    edit_named: 'Edit “{{title}}”',
    take: 'Insert',
    choose_named: 'Insert “{{title}}”',
    name: 'Title of the video',
    name_hint: 'To find it again; learners don’t see it.',
    name_missing: 'Give the video a title.',
    languages: { en: 'In English', fr: 'In French' },
    choose: 'Choose a video',
    replace: 'Choose another video',
    formats:
      'MP4 or WebM, 200 MB at most. If sending was interrupted, choose the same file again to go on.',
    same_film: 'Without one, French learners see the English video.',
    there: 'The video has arrived.',
    sending: 'Sending the video',
    sent: '{{sent}} of {{size}} MB',
    pause: 'Pause',
    go_on: 'Continue',
    paused:
      'Paused. What has arrived is kept for a day: later, too, choose the same file again to go on.',
    stopped: 'Stopped: {{reason}} What has arrived is kept; sending continues where it stopped.',
    too_large: 'This video has more than {{max}} MB: make it smaller or shorter first.',
    captions: 'Choose the captions',
    captions_hint: 'A WebVTT file (.vtt). A lesson is only published with them.',
    captions_there: 'The captions are there. Another file replaces them.',
    poster: 'Choose the poster',
    poster_hint: 'The picture shown before the video plays. It’s drawn from the video.',
    poster_there: 'The poster is there. Another picture replaces it.',
    no_picture: 'This file isn’t a picture that can be read.',
    missing: 'Send the English video first.',
    incomplete:
      'The video can be inserted now. The lesson is published once captions and posters are there in both languages.',
    back: 'Back to the list',
    insert: 'Insert the video',
  },
} as const;

export default adminMedia;

declare module '../../lib/texts.ts' {
  interface Texts {
    'admin-media': typeof adminMedia;
  }
}
