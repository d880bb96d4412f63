export { GoalMode } from "./client.ts";
export { type ApiError, ConnectionError, type Details, type ErrorCode, GoalModeError, isApiError, isErrorOf, TimeoutError } from "./core/errors.ts";
export { type CallOptions, type ClientOptions, type DeprecationNotice, type Pages, Transport } from "./core/transport.ts";
export type { Download } from "./downloads.ts";
export type { EventOptions } from "./events.ts";
export { type FileSource, UploadInterrupted, type UploadOptions } from "./files.ts";
export * from "./generated/calls.ts";
export type * from "./generated/models.ts";
export { isWaiting, type OnQuestion, type PostingQuery, type Question, QuestionUnanswered, type RunOptions, type WaitOptions } from "./goal-jobs.ts";
