/** Registers all texts; the app fetches some of them with the pages that show them. */
import '../admin/panel/panel-texts.ts';
import '../classes/pupil/in-lesson-texts.ts';
import '../code/editor/help/help-texts.ts';
import '../code/texts/tool-texts.ts';
import '../embed/embed-texts.ts';
import '../explore/explorable-files.ts';
import '../features/trail/trail-texts.ts';
import '../pages/secondary-pages.ts';
import '../training/game-room/hand/hand-texts.ts';
import '../training/sharing/sharing-texts.ts';
import '../ui/permissions/permissions-texts.ts';
