/** Values that the examples of the reference share. */
export const FILE_ID = "01936f5e-2c1a-7a40-9f57-3c1f5a7f4b10";
export const JOB_ID = "01936f5e-41d2-7c83-8e0b-6a2f0f5f9c21";
export const ATTEMPT_ID = "01936f5e-41d3-7f05-b6b6-0d0f6f0a7e32";
export const TASK_ID = "01936f5e-41d3-7f05-b6b6-0d0f6f0a7e33";
export const AT = "2026-03-31T09:30:00.000Z";
export const LINK = "https://app.example.com/api/v1/files/01936f60-0000-7000-8000-000000000001/content?token=eyJhbGciOi…";
