const courseCertificate = {
  title: 'Congratulations, you have completed the course!',
  certificate_text: 'Every lesson is done. Your certificate is waiting for you.',
  certificate: 'View my certificate',
  attendance_text:
    'Every lesson is done, and your record of attendance is ready. Solve half of the exercises, and it turns into a certificate automatically.',
  attendance: 'View my record of attendance',
} as const;

export default courseCertificate;

declare module '../../lib/texts.ts' {
  interface Texts {
    'course-certificate': typeof courseCertificate;
  }
}
