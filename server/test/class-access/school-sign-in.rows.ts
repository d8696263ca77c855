import * as schoolSignIn from '@codivia/contract/api/school-sign-in';
import { all, type Part } from './world.ts';

/** Without the settings of a school nobody begins, and without its cookie a session asks nobody who they are. */
export const schoolSignInCalls: Part = {
  modules: [schoolSignIn],
  rows: [
    [schoolSignIn.startSchoolSignIn, all(404), {}, ({ ids }) => ({ code: ids.code })],
    [schoolSignIn.openSchoolSession, all(401)],
  ],
};
