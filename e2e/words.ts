import adminAuditEn from '../web/src/admin/audit/admin-audit.en.ts';
import adminAuditFr from '../web/src/admin/audit/admin-audit.fr.ts';
import adminBlocksEn from '../web/src/admin/blocks/admin-blocks.en.ts';
import adminBlocksFr from '../web/src/admin/blocks/admin-blocks.fr.ts';
import adminCoursesEn from '../web/src/admin/courses/admin-courses.en.ts';
import adminCoursesFr from '../web/src/admin/courses/admin-courses.fr.ts';
import adminDashboardEn from '../web/src/admin/dashboard/admin-dashboard.en.ts';
import adminDashboardFr from '../web/src/admin/dashboard/admin-dashboard.fr.ts';
import adminGateEn from '../web/src/admin/gate/admin-gate.en.ts';
import adminGateFr from '../web/src/admin/gate/admin-gate.fr.ts';
import adminHelpEn from '../web/src/admin/help/admin-help.en.ts';
import adminHelpFr from '../web/src/admin/help/admin-help.fr.ts';
import adminInsightEn from '../web/src/admin/insight/admin-insight.en.ts';
import adminInsightFr from '../web/src/admin/insight/admin-insight.fr.ts';
import editConflictEn from '../web/src/admin/kit/edit-conflict.en.ts';
import editConflictFr from '../web/src/admin/kit/edit-conflict.fr.ts';
import unsavedEn from '../web/src/admin/kit/unsaved.en.ts';
import unsavedFr from '../web/src/admin/kit/unsaved.fr.ts';
import adminLessonsEn from '../web/src/admin/lessons/admin-lessons.en.ts';
import adminLessonsFr from '../web/src/admin/lessons/admin-lessons.fr.ts';
import adminExercisesEn from '../web/src/admin/lessons/exercises/admin-exercises.en.ts';
import adminExercisesFr from '../web/src/admin/lessons/exercises/admin-exercises.fr.ts';
import adminHtmlEn from '../web/src/admin/lessons/html/admin-html.en.ts';
import adminHtmlFr from '../web/src/admin/lessons/html/admin-html.fr.ts';
import adminBulkEn from '../web/src/admin/lessons/list/bulk/admin-bulk.en.ts';
import adminBulkFr from '../web/src/admin/lessons/list/bulk/admin-bulk.fr.ts';
import adminLessonReviewsEn from '../web/src/admin/lessons/review/admin-lesson-reviews.en.ts';
import adminLessonReviewsFr from '../web/src/admin/lessons/review/admin-lesson-reviews.fr.ts';
import adminLessonCommentsEn from '../web/src/admin/lessons/review/comments/admin-lesson-comments.en.ts';
import adminLessonCommentsFr from '../web/src/admin/lessons/review/comments/admin-lesson-comments.fr.ts';
import adminLessonPresencesEn from '../web/src/admin/lessons/review/presence/admin-lesson-presences.en.ts';
import adminLessonPresencesFr from '../web/src/admin/lessons/review/presence/admin-lesson-presences.fr.ts';
import adminStudioEn from '../web/src/admin/lessons/studio/admin-studio.en.ts';
import adminStudioFr from '../web/src/admin/lessons/studio/admin-studio.fr.ts';
import adminMediaEn from '../web/src/admin/media/admin-media.en.ts';
import adminMediaFr from '../web/src/admin/media/admin-media.fr.ts';
import adminMentoringEn from '../web/src/admin/mentoring/admin-mentoring.en.ts';
import adminMentoringFr from '../web/src/admin/mentoring/admin-mentoring.fr.ts';
import adminEn from '../web/src/admin/panel/admin.en.ts';
import adminFr from '../web/src/admin/panel/admin.fr.ts';
import adminProjectsEn from '../web/src/admin/projects/admin-projects.en.ts';
import adminProjectsFr from '../web/src/admin/projects/admin-projects.fr.ts';
import adminSchoolsEn from '../web/src/admin/schools/admin-schools.en.ts';
import adminSchoolsFr from '../web/src/admin/schools/admin-schools.fr.ts';
import adminSearchEn from '../web/src/admin/search/admin-search.en.ts';
import adminSearchFr from '../web/src/admin/search/admin-search.fr.ts';
import adminUsersEn from '../web/src/admin/users/admin-users.en.ts';
import adminUsersFr from '../web/src/admin/users/admin-users.fr.ts';
import userImportEn from '../web/src/admin/users/import/admin-user-import.en.ts';
import userImportFr from '../web/src/admin/users/import/admin-user-import.fr.ts';
import userOverviewEn from '../web/src/admin/users/user-overview.en.ts';
import userOverviewFr from '../web/src/admin/users/user-overview.fr.ts';
import aiLabAccountEn from '../web/src/ai-lab/account/ai-lab-account.en.ts';
import aiLabAccountFr from '../web/src/ai-lab/account/ai-lab-account.fr.ts';
import aiLabEn from '../web/src/ai-lab/ai-lab.en.ts';
import aiLabFr from '../web/src/ai-lab/ai-lab.fr.ts';
import startingPointsEn from '../web/src/ai-lab/starting-points/starting-points.en.ts';
import startingPointsFr from '../web/src/ai-lab/starting-points/starting-points.fr.ts';
import leavingEn from '../web/src/app/leaving/leaving.en.ts';
import leavingFr from '../web/src/app/leaving/leaving.fr.ts';
import shellEn from '../web/src/app/shell.en.ts';
import shellFr from '../web/src/app/shell.fr.ts';
import classAssignmentsEn from '../web/src/classes/assignments/class-assignments.en.ts';
import classAssignmentsFr from '../web/src/classes/assignments/class-assignments.fr.ts';
import classCardsEn from '../web/src/classes/cards/class-cards.en.ts';
import classCardsFr from '../web/src/classes/cards/class-cards.fr.ts';
import classesEn from '../web/src/classes/classes.en.ts';
import classesFr from '../web/src/classes/classes.fr.ts';
import classCommentsEn from '../web/src/classes/comments/class-comments.en.ts';
import classCommentsFr from '../web/src/classes/comments/class-comments.fr.ts';
import classDemoEn from '../web/src/classes/demo/class-demo.en.ts';
import classDemoFr from '../web/src/classes/demo/class-demo.fr.ts';
import teachersEn from '../web/src/classes/for-teachers/teachers.en.ts';
import teachersFr from '../web/src/classes/for-teachers/teachers.fr.ts';
import lessonViewEn from '../web/src/classes/lesson-view/lesson-view.en.ts';
import lessonViewFr from '../web/src/classes/lesson-view/lesson-view.fr.ts';
import myClassesEn from '../web/src/classes/mine/my-classes.en.ts';
import myClassesFr from '../web/src/classes/mine/my-classes.fr.ts';
import classNamesEn from '../web/src/classes/names/class-names.en.ts';
import classNamesFr from '../web/src/classes/names/class-names.fr.ts';
import inLessonEn from '../web/src/classes/pupil/in-lesson.en.ts';
import inLessonFr from '../web/src/classes/pupil/in-lesson.fr.ts';
import classResultsEn from '../web/src/classes/results/class-results.en.ts';
import classResultsFr from '../web/src/classes/results/class-results.fr.ts';
import classRosterEn from '../web/src/classes/roster/class-roster.en.ts';
import classRosterFr from '../web/src/classes/roster/class-roster.fr.ts';
import classSignInEn from '../web/src/classes/sign-in/class-sign-in.en.ts';
import classSignInFr from '../web/src/classes/sign-in/class-sign-in.fr.ts';
import toDoEn from '../web/src/classes/todo/to-do.en.ts';
import toDoFr from '../web/src/classes/todo/to-do.fr.ts';
import editorEn from '../web/src/code/editor/editor.en.ts';
import editorFr from '../web/src/code/editor/editor.fr.ts';
import previewsEn from '../web/src/code/previews/previews.en.ts';
import previewsFr from '../web/src/code/previews/previews.fr.ts';
import pythonEn from '../web/src/code/python/python.en.ts';
import pythonFr from '../web/src/code/python/python.fr.ts';
import embedEn from '../web/src/embed/embed.en.ts';
import embedFr from '../web/src/embed/embed.fr.ts';
import exerciseEn from '../web/src/exercises/card/exercise.en.ts';
import exerciseFr from '../web/src/exercises/card/exercise.fr.ts';
import tasksEn from '../web/src/exercises/tasks/tasks.en.ts';
import tasksFr from '../web/src/exercises/tasks/tasks.fr.ts';
import anglesEn from '../web/src/explore/angles/angles.en.ts';
import anglesFr from '../web/src/explore/angles/angles.fr.ts';
import familyEn from '../web/src/families/family.en.ts';
import familyFr from '../web/src/families/family.fr.ts';
import ownFamilyEn from '../web/src/families/own-family.en.ts';
import ownFamilyFr from '../web/src/families/own-family.fr.ts';
import familyPayEn from '../web/src/families/pay/family-pay.en.ts';
import familyPayFr from '../web/src/families/pay/family-pay.fr.ts';
import accountsEn from '../web/src/features/accounts/accounts.en.ts';
import accountsFr from '../web/src/features/accounts/accounts.fr.ts';
import aiTeacherEn from '../web/src/features/ai-teacher/ai-teacher.en.ts';
import aiTeacherFr from '../web/src/features/ai-teacher/ai-teacher.fr.ts';
import apiTokensEn from '../web/src/features/api-tokens/api-tokens.en.ts';
import apiTokensFr from '../web/src/features/api-tokens/api-tokens.fr.ts';
import careersEn from '../web/src/features/careers/careers.en.ts';
import careersFr from '../web/src/features/careers/careers.fr.ts';
import certificateEn from '../web/src/features/certificates/certificate.en.ts';
import certificateFr from '../web/src/features/certificates/certificate.fr.ts';
import coursesEn from '../web/src/features/courses/courses.en.ts';
import coursesFr from '../web/src/features/courses/courses.fr.ts';
import dashboardEn from '../web/src/features/dashboard/dashboard.en.ts';
import dashboardFr from '../web/src/features/dashboard/dashboard.fr.ts';
import giftCardsEn from '../web/src/features/gift-cards/gift-cards.en.ts';
import giftCardsFr from '../web/src/features/gift-cards/gift-cards.fr.ts';
import lessonsEn from '../web/src/features/lessons/lessons.en.ts';
import lessonsFr from '../web/src/features/lessons/lessons.fr.ts';
import personalDataEn from '../web/src/features/personal-data/personal-data.en.ts';
import personalDataFr from '../web/src/features/personal-data/personal-data.fr.ts';
import ratingsEn from '../web/src/features/ratings/ratings.en.ts';
import ratingsFr from '../web/src/features/ratings/ratings.fr.ts';
import reviewsEn from '../web/src/features/reviews/reviews.en.ts';
import reviewsFr from '../web/src/features/reviews/reviews.fr.ts';
import rewardsEn from '../web/src/features/rewards/rewards.en.ts';
import rewardsFr from '../web/src/features/rewards/rewards.fr.ts';
import secondFactorEn from '../web/src/features/second-factor/second-factor.en.ts';
import secondFactorFr from '../web/src/features/second-factor/second-factor.fr.ts';
import stepNotesEn from '../web/src/features/step-notes/step-notes.en.ts';
import stepNotesFr from '../web/src/features/step-notes/step-notes.fr.ts';
import subscriptionsEn from '../web/src/features/subscriptions/subscriptions.en.ts';
import subscriptionsFr from '../web/src/features/subscriptions/subscriptions.fr.ts';
import trailEn from '../web/src/features/trail/trail.en.ts';
import trailFr from '../web/src/features/trail/trail.fr.ts';
import trialLessonEn from '../web/src/features/trial-lesson/trial-lesson.en.ts';
import trialLessonFr from '../web/src/features/trial-lesson/trial-lesson.fr.ts';
import weeklyPlanEn from '../web/src/features/weekly-plan/weekly-plan.en.ts';
import weeklyPlanFr from '../web/src/features/weekly-plan/weekly-plan.fr.ts';
import commonEn from '../web/src/lib/common.en.ts';
import commonFr from '../web/src/lib/common.fr.ts';
import liveReplaysEn from '../web/src/live/live-replays/live-replays.en.ts';
import liveReplaysFr from '../web/src/live/live-replays/live-replays.fr.ts';
import liveRoomEn from '../web/src/live/live-room/live-room.en.ts';
import liveRoomFr from '../web/src/live/live-room/live-room.fr.ts';
import liveSessionsEn from '../web/src/live/live-sessions/live-sessions.en.ts';
import liveSessionsFr from '../web/src/live/live-sessions/live-sessions.fr.ts';
import liveStageEn from '../web/src/live/live-stage/live-stage.en.ts';
import liveStageFr from '../web/src/live/live-stage/live-stage.fr.ts';
import aboutEn from '../web/src/pages/about/about.en.ts';
import aboutFr from '../web/src/pages/about/about.fr.ts';
import accessibilityEn from '../web/src/pages/accessibility/accessibility.en.ts';
import accessibilityFr from '../web/src/pages/accessibility/accessibility.fr.ts';
import blogEn from '../web/src/pages/blog/blog.en.ts';
import blogFr from '../web/src/pages/blog/blog.fr.ts';
import courseProjectEn from '../web/src/pages/course/course-project.en.ts';
import courseProjectFr from '../web/src/pages/course/course-project.fr.ts';
import firstStepEn from '../web/src/pages/course/first-step.en.ts';
import firstStepFr from '../web/src/pages/course/first-step.fr.ts';
import developersEn from '../web/src/pages/developers/developers.en.ts';
import developersFr from '../web/src/pages/developers/developers.fr.ts';
import explorablesEn from '../web/src/pages/explorables/explorables.en.ts';
import explorablesFr from '../web/src/pages/explorables/explorables.fr.ts';
import heroEn from '../web/src/pages/home/hero.en.ts';
import heroFr from '../web/src/pages/home/hero.fr.ts';
import homeEn from '../web/src/pages/home/home.en.ts';
import homeFr from '../web/src/pages/home/home.fr.ts';
import plansEn from '../web/src/pages/home/plans.en.ts';
import plansFr from '../web/src/pages/home/plans.fr.ts';
import learningPathsEn from '../web/src/pages/learning-paths/learning-paths.en.ts';
import learningPathsFr from '../web/src/pages/learning-paths/learning-paths.fr.ts';
import legalEn from '../web/src/pages/legal/legal.en.ts';
import legalFr from '../web/src/pages/legal/legal.fr.ts';
import liveScheduleEn from '../web/src/pages/live-schedule/live-schedule.en.ts';
import liveScheduleFr from '../web/src/pages/live-schedule/live-schedule.fr.ts';
import mentorQueueEn from '../web/src/pages/mentor-queue/mentor-queue.en.ts';
import mentorQueueFr from '../web/src/pages/mentor-queue/mentor-queue.fr.ts';
import mentorsEn from '../web/src/pages/mentors/mentors.en.ts';
import mentorsFr from '../web/src/pages/mentors/mentors.fr.ts';
import partnersEn from '../web/src/pages/partners/partners.en.ts';
import partnersFr from '../web/src/pages/partners/partners.fr.ts';
import privacyEn from '../web/src/pages/privacy/privacy.en.ts';
import privacyFr from '../web/src/pages/privacy/privacy.fr.ts';
import replayEn from '../web/src/pages/replay/replay.en.ts';
import replayFr from '../web/src/pages/replay/replay.fr.ts';
import helpEn from '../web/src/support/help/help.en.ts';
import helpFr from '../web/src/support/help/help.fr.ts';
import mentoringEn from '../web/src/support/mentoring/mentoring.en.ts';
import mentoringFr from '../web/src/support/mentoring/mentoring.fr.ts';
import challengesEn from '../web/src/training/challenges/challenges.en.ts';
import challengesFr from '../web/src/training/challenges/challenges.fr.ts';
import examplesEn from '../web/src/training/examples/examples.en.ts';
import examplesFr from '../web/src/training/examples/examples.fr.ts';
import projectFilesEn from '../web/src/training/files/project-files.en.ts';
import projectFilesFr from '../web/src/training/files/project-files.fr.ts';
import galleryEn from '../web/src/training/gallery/gallery.en.ts';
import galleryFr from '../web/src/training/gallery/gallery.fr.ts';
import projectGalleryEn from '../web/src/training/gallery/project-gallery.en.ts';
import projectGalleryFr from '../web/src/training/gallery/project-gallery.fr.ts';
import projectReviewsEn from '../web/src/training/gallery/project-reviews.en.ts';
import projectReviewsFr from '../web/src/training/gallery/project-reviews.fr.ts';
import gameRoomEn from '../web/src/training/game-room/game-room.en.ts';
import gameRoomFr from '../web/src/training/game-room/game-room.fr.ts';
import gameHandEn from '../web/src/training/game-room/hand/game-hand.en.ts';
import gameHandFr from '../web/src/training/game-room/hand/game-hand.fr.ts';
import portfolioEn from '../web/src/training/portfolio/portfolio.en.ts';
import portfolioFr from '../web/src/training/portfolio/portfolio.fr.ts';
import projectsEn from '../web/src/training/projects/projects.en.ts';
import projectsFr from '../web/src/training/projects/projects.fr.ts';
import puzzlesEn from '../web/src/training/puzzles/puzzles.en.ts';
import puzzlesFr from '../web/src/training/puzzles/puzzles.fr.ts';
import pythonRoomEn from '../web/src/training/python-room/python-room.en.ts';
import pythonRoomFr from '../web/src/training/python-room/python-room.fr.ts';
import roomsEn from '../web/src/training/room/rooms.en.ts';
import roomsFr from '../web/src/training/room/rooms.fr.ts';
import sharingEn from '../web/src/training/sharing/sharing.en.ts';
import sharingFr from '../web/src/training/sharing/sharing.fr.ts';
import unfinishedProjectEn from '../web/src/training/unfinished-project/unfinished-project.en.ts';
import unfinishedProjectFr from '../web/src/training/unfinished-project/unfinished-project.fr.ts';
import visitorWorkEn from '../web/src/training/visitor-work/visitor-work.en.ts';
import visitorWorkFr from '../web/src/training/visitor-work/visitor-work.fr.ts';
import webRoomEn from '../web/src/training/web-room/web-room.en.ts';
import webRoomFr from '../web/src/training/web-room/web-room.fr.ts';
import { asShown } from './shown-texts.ts';

/** The texts of the pages, by which tests find elements as people do. */
export const WORDS = asShown({
  en: {
    aiLab: aiLabEn,
    aiLabAccount: aiLabAccountEn,
    explorables: explorablesEn,
    puzzles: puzzlesEn,
    ratings: ratingsEn,
    challenges: challengesEn,
    rewards: rewardsEn,
    adminMedia: adminMediaEn,
    adminMentoring: adminMentoringEn,
    adminProjects: adminProjectsEn,
    secondFactor: secondFactorEn,
    leaving: leavingEn,
    visitorWork: visitorWorkEn,
    shell: shellEn,
    accounts: accountsEn,
    certificate: certificateEn,
    classes: classesEn,
    classCards: classCardsEn,
    classNames: classNamesEn,
    classDemo: classDemoEn,
    classResults: classResultsEn,
    classRoster: classRosterEn,
    adminSchools: adminSchoolsEn,
    classAssignments: classAssignmentsEn,
    classComments: classCommentsEn,
    inLesson: inLessonEn,
    lessonView: lessonViewEn,
    teachers: teachersEn,
    toDo: toDoEn,
    classSignIn: classSignInEn,
    myClasses: myClassesEn,
    courses: coursesEn,
    courseProject: courseProjectEn,
    firstStep: firstStepEn,
    dashboard: dashboardEn,
    lessons: lessonsEn,
    python: pythonEn,
    tasks: tasksEn,
    exercise: exerciseEn,
    embed: embedEn,
    family: familyEn,
    familyPay: familyPayEn,
    ownFamily: ownFamilyEn,
    rooms: roomsEn,
    sharing: sharingEn,
    angles: anglesEn,
    previews: previewsEn,
    webRoom: webRoomEn,
    gallery: galleryEn,
    portfolio: portfolioEn,
    projectGallery: projectGalleryEn,
    projectReviews: projectReviewsEn,
    gameHand: gameHandEn,
    startingPoints: startingPointsEn,
    gameRoom: gameRoomEn,
    pythonRoom: pythonRoomEn,
    editor: editorEn,
    home: homeEn,
    hero: heroEn,
    trialLesson: trialLessonEn,
    about: aboutEn,
    accessibility: accessibilityEn,
    blog: blogEn,
    careers: careersEn,
    'learning-paths': learningPathsEn,
    legal: legalEn,
    mentoring: mentoringEn,
    mentorQueue: mentorQueueEn,
    mentors: mentorsEn,
    partners: partnersEn,
    aiTeacher: aiTeacherEn,
    apiTokens: apiTokensEn,
    developers: developersEn,
    examples: examplesEn,
    projectFiles: projectFilesEn,
    projects: projectsEn,
    plans: plansEn,
    reviews: reviewsEn,
    stepNotes: stepNotesEn,
    subscriptions: subscriptionsEn,
    weeklyPlan: weeklyPlanEn,
    trail: trailEn,
    unfinishedProject: unfinishedProjectEn,
    giftCards: giftCardsEn,
    personalData: personalDataEn,
    privacy: privacyEn,
    common: commonEn,
    adminAudit: adminAuditEn,
    adminBulk: adminBulkEn,
    adminCourses: adminCoursesEn,
    adminDashboard: adminDashboardEn,
    adminExercises: adminExercisesEn,
    adminGate: adminGateEn,
    adminHelp: adminHelpEn,
    adminBlocks: adminBlocksEn,
    adminHtml: adminHtmlEn,
    adminInsight: adminInsightEn,
    help: helpEn,
    liveReplays: liveReplaysEn,
    replay: replayEn,
    liveRoom: liveRoomEn,
    liveSchedule: liveScheduleEn,
    liveSessions: liveSessionsEn,
    liveStage: liveStageEn,
    adminLessonComments: adminLessonCommentsEn,
    adminLessonPresences: adminLessonPresencesEn,
    adminLessonReviews: adminLessonReviewsEn,
    adminLessons: adminLessonsEn,
    adminStudio: adminStudioEn,
    adminSearch: adminSearchEn,
    adminUsers: adminUsersEn,
    userImport: userImportEn,
    userOverview: userOverviewEn,
    admin: adminEn,
    unsaved: unsavedEn,
    editConflict: editConflictEn,
  },
  fr: {
    aiLab: aiLabFr,
    aiLabAccount: aiLabAccountFr,
    explorables: explorablesFr,
    puzzles: puzzlesFr,
    ratings: ratingsFr,
    challenges: challengesFr,
    rewards: rewardsFr,
    adminMedia: adminMediaFr,
    adminMentoring: adminMentoringFr,
    adminProjects: adminProjectsFr,
    secondFactor: secondFactorFr,
    leaving: leavingFr,
    visitorWork: visitorWorkFr,
    shell: shellFr,
    accounts: accountsFr,
    certificate: certificateFr,
    classes: classesFr,
    classCards: classCardsFr,
    classNames: classNamesFr,
    classDemo: classDemoFr,
    classResults: classResultsFr,
    classRoster: classRosterFr,
    adminSchools: adminSchoolsFr,
    classAssignments: classAssignmentsFr,
    classComments: classCommentsFr,
    inLesson: inLessonFr,
    lessonView: lessonViewFr,
    teachers: teachersFr,
    toDo: toDoFr,
    classSignIn: classSignInFr,
    myClasses: myClassesFr,
    courses: coursesFr,
    courseProject: courseProjectFr,
    firstStep: firstStepFr,
    dashboard: dashboardFr,
    lessons: lessonsFr,
    python: pythonFr,
    tasks: tasksFr,
    exercise: exerciseFr,
    embed: embedFr,
    family: familyFr,
    familyPay: familyPayFr,
    ownFamily: ownFamilyFr,
    rooms: roomsFr,
    sharing: sharingFr,
    angles: anglesFr,
    previews: previewsFr,
    webRoom: webRoomFr,
    gallery: galleryFr,
    portfolio: portfolioFr,
    projectGallery: projectGalleryFr,
    projectReviews: projectReviewsFr,
    gameHand: gameHandFr,
    startingPoints: startingPointsFr,
    gameRoom: gameRoomFr,
    pythonRoom: pythonRoomFr,
    editor: editorFr,
    home: homeFr,
    hero: heroFr,
    trialLesson: trialLessonFr,
    about: aboutFr,
    accessibility: accessibilityFr,
    blog: blogFr,
    careers: careersFr,
    'learning-paths': learningPathsFr,
    legal: legalFr,
    mentoring: mentoringFr,
    mentorQueue: mentorQueueFr,
    mentors: mentorsFr,
    partners: partnersFr,
    aiTeacher: aiTeacherFr,
    apiTokens: apiTokensFr,
    developers: developersFr,
    examples: examplesFr,
    projectFiles: projectFilesFr,
    projects: projectsFr,
    plans: plansFr,
    reviews: reviewsFr,
    stepNotes: stepNotesFr,
    subscriptions: subscriptionsFr,
    weeklyPlan: weeklyPlanFr,
    trail: trailFr,
    unfinishedProject: unfinishedProjectFr,
    giftCards: giftCardsFr,
    personalData: personalDataFr,
    privacy: privacyFr,
    common: commonFr,
    adminAudit: adminAuditFr,
    adminBulk: adminBulkFr,
    adminCourses: adminCoursesFr,
    adminDashboard: adminDashboardFr,
    adminExercises: adminExercisesFr,
    adminGate: adminGateFr,
    adminHelp: adminHelpFr,
    adminBlocks: adminBlocksFr,
    adminHtml: adminHtmlFr,
    adminInsight: adminInsightFr,
    help: helpFr,
    liveReplays: liveReplaysFr,
    replay: replayFr,
    liveRoom: liveRoomFr,
    liveSchedule: liveScheduleFr,
    liveSessions: liveSessionsFr,
    liveStage: liveStageFr,
    adminLessonComments: adminLessonCommentsFr,
    adminLessonPresences: adminLessonPresencesFr,
    adminLessonReviews: adminLessonReviewsFr,
    adminLessons: adminLessonsFr,
    adminStudio: adminStudioFr,
    adminSearch: adminSearchFr,
    adminUsers: adminUsersFr,
    userImport: userImportFr,
    userOverview: userOverviewFr,
    admin: adminFr,
    unsaved: unsavedFr,
    editConflict: editConflictFr,
  },
});
