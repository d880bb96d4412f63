// Written by `npm run sdk` from the API's contract. Changes belong there.

import { part } from "../core/addresses.ts";
import type { CallOptions, Pages, Transport } from "../core/transport.ts";
import type * as M from "./models.ts";

export class AccountCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Delete the account with its sessions, keys and personal data. `DELETE /users/me`
	 * @throws ApiError with the code RECENT_SIGN_IN_REQUIRED.
	 */
	delete(options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("DELETE", "/users/me", {}, options);
	}

	/**
	 * End every session but the one that asks. `DELETE /users/me/sessions`
	 * @throws ApiError with the code RECENT_SIGN_IN_REQUIRED.
	 */
	endOtherSessions(options?: CallOptions): Promise<M.EndedSessions> {
		return this.transport.call("DELETE", "/users/me/sessions", {}, options);
	}

	/**
	 * End one session; its tokens end with it. `DELETE /users/me/sessions/{sessionId}`
	 * @throws ApiError with the code RECENT_SIGN_IN_REQUIRED, SESSION_NOT_FOUND.
	 */
	endSession(sessionId: string, options?: CallOptions): Promise<M.Deleted> {
		return this.transport.call("DELETE", `/users/me/sessions/${part(sessionId)}`, {}, options);
	}

	/**
	 * What the caller gets mails about. `GET /users/me/notification-preferences`
	 */
	getNotificationPreferences(options?: CallOptions): Promise<M.Preferences> {
		return this.transport.call("GET", "/users/me/notification-preferences", {}, options);
	}

	/**
	 * The caller's profile. `GET /users/me`
	 */
	getProfile(options?: CallOptions): Promise<M.User> {
		return this.transport.call("GET", "/users/me", {}, options);
	}

	/**
	 * Where the caller is signed in, newest first. `GET /users/me/sessions`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	listMySessions(
		query?: { limit?: number; cursor?: string },
		options?: CallOptions,
	): Pages<
		M.AccountsSessionList,
		{
			sessionId: string;
			isCurrent: boolean;
			device: { name: string; kind: "computer" | "phone" | "tablet" | "program" | "unknown"; browser: string | null; system: string | null };
			place: string | null;
			createdAt: string;
			lastUsedAt: string;
			expiresAt: string;
		}
	> {
		return this.transport.pages("/users/me/sessions", query, "items", "nextCursor", options);
	}

	/**
	 * The ways into the caller's account. `GET /users/me/sign-in-methods`
	 */
	listSignInMethods(options?: CallOptions): Promise<M.SignInMethods> {
		return this.transport.call("GET", "/users/me/sign-in-methods", {}, options);
	}

	/**
	 * Begin to link a provider to the account. `POST /users/me/sign-in-methods/{provider}`
	 * @throws ApiError with the code NOT_FOUND, OAUTH_ALREADY_LINKED, RECENT_SIGN_IN_REQUIRED.
	 */
	startLink(provider: string, options?: CallOptions): Promise<M.LinkStart> {
		return this.transport.call("POST", `/users/me/sign-in-methods/${part(provider)}`, {}, options);
	}

	/**
	 * Take a provider off the account; other sessions end. The last way in stays. `DELETE /users/me/sign-in-methods/{provider}`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, NOT_FOUND, RECENT_SIGN_IN_REQUIRED.
	 */
	unlinkProvider(provider: string, options?: CallOptions): Promise<M.Deleted> {
		return this.transport.call("DELETE", `/users/me/sign-in-methods/${part(provider)}`, {}, options);
	}

	/**
	 * Change the keys that are given; null leaves one as it is. `PATCH /users/me/notification-preferences`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	updateNotificationPreferences(body: M.UpdatePreferencesBody, options?: CallOptions): Promise<M.Preferences> {
		return this.transport.call("PATCH", "/users/me/notification-preferences", { body }, options);
	}

	/**
	 * Change name, language or time zone; null clears one. `PATCH /users/me`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	updateProfile(body: M.UpdateProfileBody, options?: CallOptions): Promise<M.User> {
		return this.transport.call("PATCH", "/users/me", { body }, options);
	}
}

export class ApiKeysCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Make an API key; its value is shown this once. `POST /users/me/api-keys`
	 * @throws ApiError with the code RECENT_SIGN_IN_REQUIRED, VALIDATION_ERROR.
	 */
	create(body: M.CreateApiKeyBody, options?: CallOptions): Promise<M.CreatedApiKey> {
		return this.transport.call("POST", "/users/me/api-keys", { body }, options);
	}

	/**
	 * The caller's API keys, newest first. `GET /users/me/api-keys`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	list(query?: { limit?: number; cursor?: string }, options?: CallOptions): Pages<M.ApiKeyList, M.ApiKey> {
		return this.transport.pages("/users/me/api-keys", query, "items", "nextCursor", options);
	}

	/**
	 * End an API key at once. `DELETE /users/me/api-keys/{keyId}`
	 * @throws ApiError with the code API_KEY_NOT_FOUND, RECENT_SIGN_IN_REQUIRED.
	 */
	revoke(keyId: string, options?: CallOptions): Promise<M.Deleted> {
		return this.transport.call("DELETE", `/users/me/api-keys/${part(keyId)}`, {}, options);
	}
}

export class ApplicationsCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Change the status, the notes, the pay, the contacts or the reminder; what is not given stays. `PATCH /applications/{applicationId}`
	 * @throws ApiError with the code NOT_FOUND, VALIDATION_ERROR.
	 */
	change(applicationId: string, body: M.ApplicationChange, options?: CallOptions): Promise<M.Application> {
		return this.transport.call("PATCH", `/applications/${part(applicationId)}`, { body }, options);
	}

	/**
	 * Stop following a posting; its notes are deleted. `DELETE /applications/{applicationId}`
	 * @throws ApiError with the code NOT_FOUND.
	 */
	delete(applicationId: string, options?: CallOptions): Promise<M.DeletedApplication> {
		return this.transport.call("DELETE", `/applications/${part(applicationId)}`, {}, options);
	}

	/**
	 * The postings that the caller follows as a CSV file. `GET /applications/export`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	export(
		query?: { status?: M.ApplicationStatus | M.ApplicationStatus[]; q?: string; postingId?: string | string[]; remindBy?: string },
		options?: CallOptions,
	): Promise<string> {
		return this.transport.call("GET", "/applications/export", { query, answer: "text" }, options);
	}

	/**
	 * One posting that the caller follows. `GET /applications/{applicationId}`
	 * @throws ApiError with the code NOT_FOUND.
	 */
	get(applicationId: string, options?: CallOptions): Promise<M.Application> {
		return this.transport.call("GET", `/applications/${part(applicationId)}`, {}, options);
	}

	/**
	 * The postings that the caller follows, over all jobs, the newest first unless asked otherwise. `GET /applications`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	list(
		query?: {
			status?: M.ApplicationStatus | M.ApplicationStatus[];
			q?: string;
			postingId?: string | string[];
			remindBy?: string;
			sort?: M.ApplicationSort;
			limit?: number;
			cursor?: string;
		},
		options?: CallOptions,
	): Pages<M.ApplicationList, M.Application> {
		return this.transport.pages("/applications", query, "items", "nextCursor", options);
	}

	/**
	 * Follow a posting that a job found, or one from elsewhere. `POST /applications`
	 * @throws ApiError with the code JOB_NOT_FOUND, NOT_FOUND, VALIDATION_ERROR.
	 */
	save(body: M.ApplicationInput, options?: CallOptions): Promise<M.Application> {
		return this.transport.call("POST", "/applications", { body }, options);
	}
}

export class AuditCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Say what becomes of an exception ticket. `PATCH /audit/jobs/{jobSpecId}/exceptions/{ticketId}`
	 * @throws ApiError with the code EXCEPTION_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, VALIDATION_ERROR.
	 */
	changeException(jobSpecId: string, ticketId: string, body: M.ExceptionChange, options?: CallOptions): Promise<M.ExceptionRecord> {
		return this.transport.call("PATCH", `/audit/jobs/${part(jobSpecId)}/exceptions/${part(ticketId)}`, { body }, options);
	}

	/**
	 * One tool call with what it was given and what it gave. `GET /audit/jobs/{jobSpecId}/tool-invocations/{invocationId}`
	 * @throws ApiError with the code JOB_NOT_FOUND, NOT_FOUND.
	 */
	getCallContents(jobSpecId: string, invocationId: string, options?: CallOptions): Promise<M.CallContents> {
		return this.transport.call("GET", `/audit/jobs/${part(jobSpecId)}/tool-invocations/${part(invocationId)}`, {}, options);
	}

	/**
	 * What each specialist's steps cost over time. `GET /audit/workflows/{workflowId}/cost-timeline`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	getCostTimeline(workflowId: string, query?: { from?: string; to?: string; bucket?: M.Bucket }, options?: CallOptions): Promise<M.CostTimeline> {
		return this.transport.call("GET", `/audit/workflows/${part(workflowId)}/cost-timeline`, { query }, options);
	}

	/**
	 * When each attempt, specialist, step and pause of a job began and ended. `GET /audit/jobs/{jobSpecId}/timeline`
	 * @throws ApiError with the code JOB_NOT_FOUND.
	 */
	getRunTimeline(jobSpecId: string, options?: CallOptions): Promise<M.RunTimeline> {
		return this.transport.call("GET", `/audit/jobs/${part(jobSpecId)}/timeline`, {}, options);
	}

	/**
	 * The workflows that the caller has run, with how their runs ended and what they cost. `GET /audit/workflows`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	listAuditedWorkflows(
		query?: { from?: string; to?: string; cursor?: string; limit?: number },
		options?: CallOptions,
	): Pages<M.AuditedWorkflowList, M.AuditedWorkflow> {
		return this.transport.pages("/audit/workflows", query, "items", "nextCursor", options);
	}

	/**
	 * What went wrong in a job and how it may be mended. `GET /audit/jobs/{jobSpecId}/exceptions`
	 * @throws ApiError with the code JOB_NOT_FOUND.
	 */
	listExceptions(jobSpecId: string, options?: CallOptions): Promise<M.ExceptionList> {
		return this.transport.call("GET", `/audit/jobs/${part(jobSpecId)}/exceptions`, {}, options);
	}

	/**
	 * The hand-offs between a job's specialists, in order. `GET /audit/jobs/{jobSpecId}/handoffs`
	 * @throws ApiError with the code JOB_NOT_FOUND.
	 */
	listHandoffs(jobSpecId: string, options?: CallOptions): Promise<M.HandoffList> {
		return this.transport.call("GET", `/audit/jobs/${part(jobSpecId)}/handoffs`, {}, options);
	}

	/**
	 * How reliably each specialist worked week by week. `GET /audit/workflows/{workflowId}/specialist-trends`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listSpecialistTrends(workflowId: string, query?: { from?: string; to?: string }, options?: CallOptions): Promise<M.SpecialistTrends> {
		return this.transport.call("GET", `/audit/workflows/${part(workflowId)}/specialist-trends`, { query }, options);
	}

	/**
	 * What kinds of exception tickets there are, with how many are open and how many runs can be retried. `GET /audit/exceptions/kinds`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listTicketKinds(
		query?: {
			workflowId?: string;
			exceptionType?: string;
			state?: M.TicketState | M.TicketState[];
			severity?: M.Severity | M.Severity[];
			requiresHuman?: boolean;
			from?: string;
			to?: string;
		},
		options?: CallOptions,
	): Promise<M.TicketKinds> {
		return this.transport.call("GET", "/audit/exceptions/kinds", { query }, options);
	}

	/**
	 * The exception tickets of all the caller's runs, or of those of one workflow, newest first. `GET /audit/exceptions`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listTickets(
		query?: {
			workflowId?: string;
			exceptionType?: string;
			state?: M.TicketState | M.TicketState[];
			severity?: M.Severity | M.Severity[];
			requiresHuman?: boolean;
			from?: string;
			to?: string;
			cursor?: string;
			limit?: number;
		},
		options?: CallOptions,
	): Pages<M.RunTicketPage, M.RunTicket> {
		return this.transport.pages("/audit/exceptions", query, "items", "nextCursor", options);
	}

	/**
	 * Every tool call of a job, oldest first. `GET /audit/jobs/{jobSpecId}/tool-invocations`
	 * @throws ApiError with the code JOB_NOT_FOUND, VALIDATION_ERROR.
	 */
	listToolInvocations(
		jobSpecId: string,
		query?: {
			cursor?: string;
			limit?: number;
			specialistSpanId?: string;
			agentRole?: string;
			stepName?: string;
			status?: M.InvocationStatus | M.InvocationStatus[];
			declared?: boolean;
			attempt?: number;
		},
		options?: CallOptions,
	): Pages<M.ToolInvocationPage, M.ToolInvocation> {
		return this.transport.pages(`/audit/jobs/${part(jobSpecId)}/tool-invocations`, query, "items", "nextCursor", options);
	}

	/**
	 * Every tool call of the caller's runs of a workflow, the newest run first, and of each run the newest call. `GET /audit/workflows/{workflowId}/tool-invocations`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listWorkflowCalls(
		workflowId: string,
		query?: {
			cursor?: string;
			limit?: number;
			agentRole?: string;
			stepName?: string;
			status?: M.InvocationStatus | M.InvocationStatus[];
			declared?: boolean;
			from?: string;
			to?: string;
		},
		options?: CallOptions,
	): Pages<M.ToolInvocationPage, M.ToolInvocation> {
		return this.transport.pages(`/audit/workflows/${part(workflowId)}/tool-invocations`, query, "items", "nextCursor", options);
	}

	/**
	 * How each stretch of a specialist's work ended over the caller's runs of a workflow. `GET /audit/workflows/{workflowId}/specialist-outcomes`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listWorkflowOutcomes(
		workflowId: string,
		query?: { agentRole?: string; outcome?: M.SpanOutcome; from?: string; to?: string; cursor?: string; limit?: number },
		options?: CallOptions,
	): Pages<M.WorkflowOutcomePage, M.WorkflowOutcome> {
		return this.transport.pages(`/audit/workflows/${part(workflowId)}/specialist-outcomes`, query, "items", "nextCursor", options);
	}

	/**
	 * The caller's runs of a workflow, newest first. `GET /audit/workflows/{workflowId}/runs`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listWorkflowRuns(
		workflowId: string,
		query?: { status?: M.RunStatus | M.RunStatus[]; from?: string; to?: string; cursor?: string; limit?: number },
		options?: CallOptions,
	): Pages<M.AuditedRunPage, M.AuditedRun> {
		return this.transport.pages(`/audit/workflows/${part(workflowId)}/runs`, query, "items", "nextCursor", options);
	}

	/**
	 * The five worst tool calls of a workflow, or of one of its specialists. `GET /audit/workflows/{workflowId}/worst-tool-invocations`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listWorstCalls(workflowId: string, query?: { agentRole?: string; from?: string; to?: string }, options?: CallOptions): Promise<M.WorstCalls> {
		return this.transport.call("GET", `/audit/workflows/${part(workflowId)}/worst-tool-invocations`, { query }, options);
	}

	/**
	 * Retry all failed runs that have an open exception ticket of one kind. `POST /audit/exceptions/retry`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	retryTicketed(body: M.RetryTicketedInput, options?: CallOptions): Promise<M.RetriedJobs> {
		return this.transport.call("POST", "/audit/exceptions/retry", { body }, options);
	}

	/**
	 * What each specialist cost over the caller's runs of a workflow. `GET /audit/workflows/{workflowId}/specialist-costs`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	specialistCosts(workflowId: string, query?: { from?: string; to?: string }, options?: CallOptions): Promise<M.SpecialistCostList> {
		return this.transport.call("GET", `/audit/workflows/${part(workflowId)}/specialist-costs`, { query }, options);
	}

	/**
	 * How each specialist's work ended in one run. `GET /audit/runs/{runId}/specialist-outcomes`
	 * @throws ApiError with the code JOB_NOT_FOUND.
	 */
	specialistOutcomes(runId: string, options?: CallOptions): Promise<M.SpecialistOutcomeList> {
		return this.transport.call("GET", `/audit/runs/${part(runId)}/specialist-outcomes`, {}, options);
	}

	/**
	 * How reliably each specialist worked over the caller's runs of a workflow. `GET /audit/workflows/{workflowId}/specialist-reliability`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	specialistReliability(workflowId: string, query?: { from?: string; to?: string }, options?: CallOptions): Promise<M.SpecialistReliabilityList> {
		return this.transport.call("GET", `/audit/workflows/${part(workflowId)}/specialist-reliability`, { query }, options);
	}
}

export class AuthCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Let a program in, or turn it away. `POST /auth/device/{userCode}/answer`
	 * @throws ApiError with the code DEVICE_LOGIN_NOT_FOUND, RECENT_SIGN_IN_REQUIRED, VALIDATION_ERROR.
	 */
	answerDeviceLogin(userCode: string, body: M.AnswerDeviceLoginBody, options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("POST", `/auth/device/${part(userCode)}/answer`, { body }, options);
	}

	/**
	 * Change the password; other sessions end, and API keys unless they are to be kept. `POST /auth/change-password`
	 * @throws ApiError with the code INVALID_CREDENTIALS, RECENT_SIGN_IN_REQUIRED, VALIDATION_ERROR.
	 */
	changePassword(body: M.ChangePasswordBody, options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("POST", "/auth/change-password", { body }, options);
	}

	/**
	 * Mail a link that sets a new password. `POST /auth/forgot-password`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	forgotPassword(body: M.EmailBody, options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("POST", "/auth/forgot-password", { body }, options);
	}

	/**
	 * Which program asks to be signed in. `GET /auth/device/{userCode}`
	 * @throws ApiError with the code DEVICE_LOGIN_NOT_FOUND.
	 */
	getDeviceLogin(userCode: string, options?: CallOptions): Promise<M.DeviceLogin> {
		return this.transport.call("GET", `/auth/device/${part(userCode)}`, {}, options);
	}

	/**
	 * Exchange a refresh token for the next pair. `POST /auth/refresh`
	 * @throws ApiError with the code REFRESH_TOKEN_INVALID, REFRESH_TOKEN_REUSED, VALIDATION_ERROR.
	 */
	refreshSession(body: M.RefreshBody, options?: CallOptions): Promise<M.TokenPair> {
		return this.transport.call("POST", "/auth/refresh", { body }, options);
	}

	/**
	 * Mail a new verification link. `POST /auth/resend-verification`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	resendVerification(body: M.EmailBody, options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("POST", "/auth/resend-verification", { body }, options);
	}

	/**
	 * Set a new password by the mailed token; all sessions end, and API keys unless they are to be kept. `POST /auth/reset-password`
	 * @throws ApiError with the code INVALID_TOKEN, VALIDATION_ERROR.
	 */
	resetPassword(body: M.ResetPasswordBody, options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("POST", "/auth/reset-password", { body }, options);
	}

	/**
	 * Sign in with e-mail address and password. `POST /auth/signin`
	 * @throws ApiError with the code EMAIL_NOT_VERIFIED, INVALID_CREDENTIALS, VALIDATION_ERROR.
	 */
	signIn(body: M.SignInBody, options?: CallOptions): Promise<M.SignedIn> {
		return this.transport.call("POST", "/auth/signin", { body }, options);
	}

	/**
	 * End the session of a refresh token. `POST /auth/signout`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	signOut(body: M.SignOutBody, options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("POST", "/auth/signout", { body }, options);
	}

	/**
	 * End all sessions of the caller. `POST /auth/signout-all`
	 */
	signOutAll(options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("POST", "/auth/signout-all", {}, options);
	}

	/**
	 * Sign up; a mail with a link verifies the address. `POST /auth/signup`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	signUp(body: M.SignUpBody, options?: CallOptions): Promise<M.SignedUp> {
		return this.transport.call("POST", "/auth/signup", { body }, options);
	}

	/**
	 * Ask to sign a program in through a browser. `POST /auth/device`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	startDeviceLogin(body: M.StartDeviceLoginBody, options?: CallOptions): Promise<M.StartedDeviceLogin> {
		return this.transport.call("POST", "/auth/device", { body }, options);
	}

	/**
	 * Open a session for a guest. `POST /auth/anonymous`
	 */
	startGuestSession(options?: CallOptions): Promise<M.SignedIn> {
		return this.transport.call("POST", "/auth/anonymous", {}, options);
	}

	/**
	 * The tokens of a program that was let in, once. `POST /auth/device/token`
	 * @throws ApiError with the code DEVICE_LOGIN_DENIED, DEVICE_LOGIN_PENDING, INVALID_TOKEN, VALIDATION_ERROR.
	 */
	takeDeviceLogin(body: M.TakeDeviceLoginBody, options?: CallOptions): Promise<M.SignedIn> {
		return this.transport.call("POST", "/auth/device/token", { body }, options);
	}

	/**
	 * Confirm an e-mail address by the mailed token. `POST /auth/verify-email`
	 * @throws ApiError with the code INVALID_TOKEN, VALIDATION_ERROR.
	 */
	verifyEmail(body: M.MailedTokenBody, options?: CallOptions): Promise<M.Acknowledged> {
		return this.transport.call("POST", "/auth/verify-email", { body }, options);
	}
}

export class BillingCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * End the subscription with its current period. `POST /billing/cancel`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION.
	 */
	cancelSubscription(options?: CallOptions): Promise<M.Subscription> {
		return this.transport.call("POST", "/billing/cancel", {}, options);
	}

	/**
	 * The caller's plan and its subscription. `GET /billing/subscription`
	 */
	getSubscription(options?: CallOptions): Promise<M.Subscription> {
		return this.transport.call("GET", "/billing/subscription", {}, options);
	}

	/**
	 * Take back that the subscription ends. `POST /billing/keep`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION.
	 */
	keepSubscription(options?: CallOptions): Promise<M.Subscription> {
		return this.transport.call("POST", "/billing/keep", {}, options);
	}

	/**
	 * Begin to subscribe to Pro. `POST /billing/subscribe`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, VALIDATION_ERROR.
	 */
	subscribe(body?: M.SubscribeInput, options?: CallOptions): Promise<M.SubscribeResult> {
		return this.transport.call("POST", "/billing/subscribe", { body }, options);
	}
}

export class CreatorCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * What your workflows have earned. `GET /creator/earnings`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	getCreatorEarnings(query?: { from?: string; to?: string }, options?: CallOptions): Promise<M.CreatorEarnings> {
		return this.transport.call("GET", "/creator/earnings", { query }, options);
	}

	/**
	 * How often your workflows were run, how well and for how much. `GET /creator/usage`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	getCreatorUsage(query?: { from?: string; to?: string }, options?: CallOptions): Promise<M.CreatorUsage> {
		return this.transport.call("GET", "/creator/usage", { query }, options);
	}
}

export class CreditsCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Pay for a run: its price is held now, and what it does not use comes back at its end. `POST /workflow/commit`
	 * @throws ApiError with the code FILE_INCOMPATIBLE, INSUFFICIENT_CREDITS, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, PRO_REQUIRED, QUOTE_MISMATCH, SLOT_VALIDATION_ERROR, VALIDATION_ERROR, WORKFLOW_NOT_FOUND, WORKFLOW_NOT_RUNNABLE.
	 */
	commitRun(body: M.CommitInput, options?: CallOptions): Promise<M.CommitResult> {
		return this.transport.call("POST", "/workflow/commit", { body }, options);
	}

	/**
	 * The same as a CSV file. `GET /credits/ledger/export`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	exportLedger(query?: { kind_filter?: M.LedgerEntryKind | M.LedgerEntryKind[]; from?: string; to?: string }, options?: CallOptions): Promise<string> {
		return this.transport.call("GET", "/credits/ledger/export", { query, answer: "text" }, options);
	}

	/**
	 * What the caller has, and what is left free this month. `GET /credits/balance`
	 */
	getBalance(options?: CallOptions): Promise<M.Balance> {
		return this.transport.call("GET", "/credits/balance", {}, options);
	}

	/**
	 * What a run was committed at and what it came to. `GET /credits/runs/{runId}`
	 * @throws ApiError with the code NOT_FOUND.
	 */
	getCharge(runId: string, options?: CallOptions): Promise<M.ChargeOfRun> {
		return this.transport.call("GET", `/credits/runs/${part(runId)}`, {}, options);
	}

	/**
	 * Whether runs may go beyond the balance this period. `GET /credits/overage-consent`
	 */
	getOverageConsent(options?: CallOptions): Promise<M.OverageConsentState> {
		return this.transport.call("GET", "/credits/overage-consent", {}, options);
	}

	/**
	 * How a top-up stands. `GET /credits/topup/{paymentTransactionId}`
	 * @throws ApiError with the code CHECKOUT_NOT_FOUND.
	 */
	getTopUp(paymentTransactionId: string, options?: CallOptions): Promise<M.TopUp> {
		return this.transport.call("GET", `/credits/topup/${part(paymentTransactionId)}`, {}, options);
	}

	/**
	 * Every movement of the balance, newest first; they add up to it. `GET /credits/ledger`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	listLedger(
		query?: { kind_filter?: M.LedgerEntryKind | M.LedgerEntryKind[]; from?: string; to?: string; cursor?: string; limit?: number },
		options?: CallOptions,
	): Pages<
		M.LedgerPage,
		| {
				id: string;
				kind: M.LedgerEntryKind;
				occurredAt: string;
				workflowRunId: string | null;
				paymentTransactionId: string | null;
				costMicroU: number;
				breakdownMicroU: { llm: number; compute: number; storage: number; mcp: number; runFloor: number } | null;
				run: {
					jobSpecId: string | null;
					specId: string;
					state: M.ChargeState;
					quotedMicroU: number;
					actualMicroU: number | null;
					releasedMicroU: number | null;
				} | null;
		  }
		| {
				id: string;
				kind: M.LedgerEntryKind;
				occurredAt: string;
				workflowRunId: string | null;
				paymentTransactionId: string | null;
				costCredits: number;
				breakdownCredits: { llm: number; compute: number; storage: number; mcp: number; runFloor: number } | null;
				run: {
					jobSpecId: string | null;
					specId: string;
					state: M.ChargeState;
					quotedCredits: number;
					actualCredits: number | null;
					releasedCredits: number | null;
				} | null;
		  }
	> {
		return this.transport.pages("/credits/ledger", query, "entries", "nextCursor", options);
	}

	/**
	 * What a run would cost. `POST /credits/quote`
	 * @throws ApiError with the code JOB_NOT_FOUND, PRO_REQUIRED, VALIDATION_ERROR, WORKFLOW_NOT_FOUND, WORKFLOW_NOT_RUNNABLE.
	 */
	quoteRun(body: M.QuoteInput, options?: CallOptions): Promise<M.Quote> {
		return this.transport.call("POST", "/credits/quote", { body }, options);
	}

	/**
	 * Ask the payment provider how a top-up stands. `POST /credits/topup/{paymentTransactionId}/refresh`
	 * @throws ApiError with the code CHECKOUT_NOT_FOUND.
	 */
	refreshTopUp(paymentTransactionId: string, options?: CallOptions): Promise<M.TopUp> {
		return this.transport.call("POST", `/credits/topup/${part(paymentTransactionId)}/refresh`, {}, options);
	}

	/**
	 * Let runs go beyond the balance until the period ends, at the subscription's cost, or stop that. `POST /credits/overage-consent`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	setOverageConsent(body: M.OverageConsentInput, options?: CallOptions): Promise<M.OverageConsentState> {
		return this.transport.call("POST", "/credits/overage-consent", { body }, options);
	}

	/**
	 * Begin to buy credits. `POST /credits/topup`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	topUp(body: M.TopUpInput, options?: CallOptions): Promise<M.TopUp> {
		return this.transport.call("POST", "/credits/topup", { body }, options);
	}
}

export class DataExportsCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * A link of 15 minutes to a ready archive. `GET /users/me/exports/{exportId}/download`
	 * @throws ApiError with the code EXPORT_NOT_FOUND, INVALID_STATE_TRANSITION, RECENT_SIGN_IN_REQUIRED.
	 */
	download(exportId: string, options?: CallOptions): Promise<M.ExportLink> {
		return this.transport.call("GET", `/users/me/exports/${part(exportId)}/download`, {}, options);
	}

	/**
	 * The caller's archives, newest first, with how far they are. `GET /users/me/exports`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	list(query?: { limit?: number; cursor?: string }, options?: CallOptions): Pages<M.DataExportList, M.DataExport> {
		return this.transport.pages("/users/me/exports", query, "items", "nextCursor", options);
	}

	/**
	 * Have all that is the caller's packed into one ZIP. `POST /users/me/exports`
	 * @throws ApiError with the code RECENT_SIGN_IN_REQUIRED.
	 */
	request(options?: CallOptions): Promise<M.DataExport> {
		return this.transport.call("POST", "/users/me/exports", {}, options);
	}
}

export class DevelopersCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * What is wrong with an agent, all at once; nothing is kept. `POST /developers/agents/check`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	checkAgent(body: M.AgentDocumentInput, options?: CallOptions): Promise<M.CheckResult> {
		return this.transport.call("POST", "/developers/agents/check", { body }, options);
	}

	/**
	 * Delete an agent that was never published, and give its name back. `DELETE /developers/agents/{agentName}`
	 * @throws ApiError with the code AGENT_NOT_FOUND, INVALID_STATE_TRANSITION.
	 */
	deleteAgent(agentName: string, options?: CallOptions): Promise<M.AgentDeleted> {
		return this.transport.call("DELETE", `/developers/agents/${part(agentName)}`, {}, options);
	}

	/**
	 * One agent of yours with its versions. `GET /developers/agents/{agentName}`
	 * @throws ApiError with the code AGENT_NOT_FOUND.
	 */
	getAgent(agentName: string, options?: CallOptions): Promise<M.Agent> {
		return this.transport.call("GET", `/developers/agents/${part(agentName)}`, {}, options);
	}

	/**
	 * A version with its document, findings and sandbox report. `GET /developers/agents/{agentName}/versions/{version}`
	 * @throws ApiError with the code AGENT_NOT_FOUND, VERSION_NOT_FOUND.
	 */
	getAgentVersion(agentName: string, version: string, options?: CallOptions): Promise<M.AgentVersion> {
		return this.transport.call("GET", `/developers/agents/${part(agentName)}/versions/${part(version)}`, {}, options);
	}

	/**
	 * Your agents, newest first. `GET /developers/agents`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	listAgents(query?: { limit?: number; cursor?: string }, options?: CallOptions): Pages<M.AgentList, M.Agent> {
		return this.transport.pages("/developers/agents", query, "items", "nextCursor", options);
	}

	/**
	 * Put the workflows of a verified version into the catalog. `POST /developers/agents/{agentName}/versions/{version}/publish`
	 * @throws ApiError with the code AGENT_NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_ERROR, VERSION_NOT_FOUND.
	 */
	publishAgent(agentName: string, version: string, options?: CallOptions): Promise<M.Agent> {
		return this.transport.call("POST", `/developers/agents/${part(agentName)}/versions/${part(version)}/publish`, {}, options);
	}

	/**
	 * Verify a version: run its workflows with recorded answers in place of tools. `POST /developers/agents/{agentName}/versions/{version}/sandbox`
	 * @throws ApiError with the code AGENT_NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_ERROR, VERSION_NOT_FOUND.
	 */
	runSandbox(agentName: string, version: string, body?: M.SandboxInput, options?: CallOptions): Promise<M.SandboxReport> {
		return this.transport.call("POST", `/developers/agents/${part(agentName)}/versions/${part(version)}/sandbox`, { body }, options);
	}

	/**
	 * Submit an agent, or a new version of one. `POST /developers/agents`
	 * @throws ApiError with the code AGENT_NAME_TAKEN, INVALID_STATE_TRANSITION, VALIDATION_ERROR.
	 */
	submitAgent(body: M.AgentDocument, options?: CallOptions): Promise<M.AgentVersion> {
		return this.transport.call("POST", "/developers/agents", { body }, options);
	}

	/**
	 * Take an agent's workflows out of the catalog. `POST /developers/agents/{agentName}/withdraw`
	 * @throws ApiError with the code AGENT_NOT_FOUND, INVALID_STATE_TRANSITION.
	 */
	withdrawAgent(agentName: string, options?: CallOptions): Promise<M.Agent> {
		return this.transport.call("POST", `/developers/agents/${part(agentName)}/withdraw`, {}, options);
	}
}

export class FilesCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Look into a file before a run is made with it. `GET /files/{fileId}/check`
	 * @throws ApiError with the code FILE_NOT_FOUND, VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	check(fileId: string, query?: { workflowId?: string }, options?: CallOptions): Promise<M.FileCheck> {
		return this.transport.call("GET", `/files/${part(fileId)}/check`, { query }, options);
	}

	/**
	 * Have the uploaded content checked: size, hash and type. `POST /files/{fileId}/complete`
	 * @throws ApiError with the code FILE_NOT_FOUND, FILE_REJECTED, INVALID_STATE_TRANSITION.
	 */
	completeUpload(fileId: string, options?: CallOptions): Promise<M.StoredFile> {
		return this.transport.call("POST", `/files/${part(fileId)}/complete`, {}, options);
	}

	/**
	 * Delete a file and its content. `DELETE /files/{fileId}`
	 * @throws ApiError with the code FILE_NOT_FOUND, INVALID_STATE_TRANSITION.
	 */
	delete(fileId: string, options?: CallOptions): Promise<M.FilesDeleted> {
		return this.transport.call("DELETE", `/files/${part(fileId)}`, {}, options);
	}

	/**
	 * One file, with a link to its content. `GET /files/{fileId}`
	 * @throws ApiError with the code FILE_NOT_FOUND.
	 */
	get(fileId: string, options?: CallOptions): Promise<M.FileWithLink> {
		return this.transport.call("GET", `/files/${part(fileId)}`, {}, options);
	}

	/**
	 * The first page of a file as a picture. `GET /files/{fileId}/picture`
	 * @throws ApiError with the code FILE_NOT_FOUND, PICTURE_NOT_FOUND.
	 */
	getFilePicture(fileId: string, options?: CallOptions): Promise<Uint8Array> {
		return this.transport.call("GET", `/files/${part(fileId)}/picture`, { answer: "bytes" }, options);
	}

	/**
	 * The caller's files, newest first, and how much room they take. `GET /files`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	list(query?: { q?: string; limit?: number; cursor?: string }, options?: CallOptions): Pages<M.FileList, M.StoredFile> {
		return this.transport.pages("/files", query, "items", "nextCursor", options);
	}

	/**
	 * Announce a file and get a link to upload it with. `POST /files`
	 * @throws ApiError with the code QUOTA_EXCEEDED, VALIDATION_ERROR.
	 */
	register(body: M.RegisterFileBody, options?: CallOptions): Promise<M.RegisteredFile> {
		return this.transport.call("POST", "/files", { body }, options);
	}

	/**
	 * Give a file another name, with the same ending. `PATCH /files/{fileId}`
	 * @throws ApiError with the code FILE_NOT_FOUND, VALIDATION_ERROR.
	 */
	rename(fileId: string, body: M.RenameFileBody, options?: CallOptions): Promise<M.StoredFile> {
		return this.transport.call("PATCH", `/files/${part(fileId)}`, { body }, options);
	}
}

export class GoalJobsCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * The postings to begin with, each with its reasons. `GET /jobs/goal/{jobSpecId}/best-postings`
	 * @throws ApiError with the code JOB_NOT_FOUND, NOT_FOUND, VALIDATION_ERROR.
	 */
	bestPostings(
		jobSpecId: string,
		query?: {
			q?: string;
			band?: M.Band | M.Band[];
			remote?: M.RemoteMode | M.RemoteMode[];
			seniority?: M.Seniority | M.Seniority[];
			country?: string | string[];
			company?: string | string[];
			skill?: string | string[];
			source?: string | string[];
			status?: "live" | "closed" | "unreachable" | ("live" | "closed" | "unreachable")[];
			mark?: M.PostingMark | M.PostingMark[];
			minFit?: number;
			minSalary?: number;
			unstatedPay?: boolean;
			currency?: string;
			postedWithinDays?: number;
			jobId?: string | string[];
			skillsWeight?: number;
			titleWeight?: number;
			locationWeight?: number;
			seniorityWeight?: number;
			count?: number;
		},
		options?: CallOptions,
	): Promise<M.BestPostings> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/best-postings`, { query }, options);
	}

	/**
	 * Stop a job for good. `POST /jobs/goal/{jobSpecId}/cancel`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, JOB_NOT_FOUND.
	 */
	cancel(jobSpecId: string, options?: CallOptions): Promise<M.CancelResult> {
		return this.transport.call("POST", `/jobs/goal/${part(jobSpecId)}/cancel`, {}, options);
	}

	/**
	 * Cancel or delete up to 100 jobs at once. `POST /jobs/goal/bulk`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	change(body: M.ChangeSessionsInput, options?: CallOptions): Promise<M.ChangedSessions> {
		return this.transport.call("POST", "/jobs/goal/bulk", { body }, options);
	}

	/**
	 * What the check says of a changed value; nothing is written. `POST /jobs/goal/{jobSpecId}/items/{itemId}/check`
	 * @throws ApiError with the code BUDGET_EXCEEDED, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, NOT_FOUND, TOOL_FAILED, TOOL_NOT_ALLOWED, TOOL_TIMEOUT, VALIDATION_ERROR.
	 */
	checkItem(jobSpecId: string, itemId: string, body: M.CheckItemInput, options?: CallOptions): Promise<M.ItemCheck> {
		return this.transport.call("POST", `/jobs/goal/${part(jobSpecId)}/items/${part(itemId)}/check`, { body }, options);
	}

	/**
	 * Make a job that begins at the last choice of one that has ended. `POST /jobs/goal/{jobSpecId}/choose-again`
	 * @throws ApiError with the code FILE_FORBIDDEN, FILE_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	chooseAgain(jobSpecId: string, options?: CallOptions): Promise<M.GoalJob> {
		return this.transport.call("POST", `/jobs/goal/${part(jobSpecId)}/choose-again`, {}, options);
	}

	/**
	 * Two of the caller's jobs side by side: steps, answers, time, cost and files. `GET /jobs/goal/compare`
	 * @throws ApiError with the code JOB_NOT_FOUND, VALIDATION_ERROR.
	 */
	compareRuns(query: { a: string; b: string }, options?: CallOptions): Promise<M.Comparison> {
		return this.transport.call("GET", "/jobs/goal/compare", { query }, options);
	}

	/**
	 * Start the run; open optional questions get their defaults. `POST /jobs/goal/{jobSpecId}/confirm`
	 * @throws ApiError with the code FILE_INCOMPATIBLE, INSUFFICIENT_CREDITS, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, SLOT_VALIDATION_ERROR, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	confirm(jobSpecId: string, body?: M.ConfirmInput, options?: CallOptions): Promise<M.QueuedAcknowledgement> {
		return this.transport.call("POST", `/jobs/goal/${part(jobSpecId)}/confirm`, { body }, options);
	}

	/**
	 * Make a job from a workflow, a goal in words or a workflow of your own. `POST /jobs/goal`
	 * @throws ApiError with the code FILE_FORBIDDEN, FILE_NOT_FOUND, PRO_REQUIRED, SLOT_VALIDATION_ERROR, VALIDATION_ERROR, WORKFLOW_NOT_FOUND, WORKFLOW_NOT_RUNNABLE.
	 */
	create(body: M.CreateGoalJobInput, options?: CallOptions): Promise<M.GoalJob> {
		return this.transport.call("POST", "/jobs/goal", { body }, options);
	}

	/**
	 * Delete a finished job with its artifacts, events and audit rows. `DELETE /jobs/goal/{jobSpecId}`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, JOB_NOT_FOUND, VALIDATION_ERROR.
	 */
	delete(jobSpecId: string, query?: { deleteFiles?: boolean }, options?: CallOptions): Promise<M.DeletedSession> {
		return this.transport.call("DELETE", `/jobs/goal/${part(jobSpecId)}`, { query }, options);
	}

	/**
	 * A link to one artifact. `GET /jobs/goal/{jobSpecId}/artifacts/{artifactId}/download`
	 * @throws ApiError with the code ARTIFACT_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND.
	 */
	downloadArtifact(jobSpecId: string, artifactId: string, options?: CallOptions): Promise<M.DownloadLink> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/artifacts/${part(artifactId)}/download`, {}, options);
	}

	/**
	 * A link to a ZIP of several artifacts, or of all. `POST /jobs/goal/{jobSpecId}/artifacts/download`
	 * @throws ApiError with the code ARTIFACT_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, VALIDATION_ERROR.
	 */
	downloadBatch(jobSpecId: string, body?: M.BatchDownloadInput, options?: CallOptions): Promise<M.DownloadLink> {
		return this.transport.call("POST", `/jobs/goal/${part(jobSpecId)}/artifacts/download`, { body }, options);
	}

	/**
	 * A link to the primary artifact (use the artifacts instead). `GET /jobs/goal/{jobSpecId}/download`
	 * @throws ApiError with the code ARTIFACT_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND.
	 * @deprecated
	 */
	downloadPrimary(jobSpecId: string, options?: CallOptions): Promise<M.DownloadLink> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/download`, {}, options);
	}

	/**
	 * The caller's jobs as a CSV file. `GET /jobs/goal/export`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	export(
		query?: {
			status?: M.GoalJobStatus;
			statuses?: M.GoalJobStatus | M.GoalJobStatus[];
			q?: string;
			workflowId?: string;
			from?: string;
			to?: string;
			waiting?: boolean;
		},
		options?: CallOptions,
	): Promise<string> {
		return this.transport.call("GET", "/jobs/goal/export", { query, answer: "text" }, options);
	}

	/**
	 * A job's whole state: open questions, progress, steps, artifacts. `GET /jobs/goal/{jobSpecId}`
	 * @throws ApiError with the code JOB_NOT_FOUND.
	 */
	get(jobSpecId: string, options?: CallOptions): Promise<M.GoalJob> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}`, {}, options);
	}

	/**
	 * The first page of an artifact as a picture, also while the job still works. `GET /jobs/goal/{jobSpecId}/artifacts/{artifactId}/picture`
	 * @throws ApiError with the code ARTIFACT_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, PICTURE_NOT_FOUND.
	 */
	getArtifactPicture(jobSpecId: string, artifactId: string, options?: CallOptions): Promise<Uint8Array> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/artifacts/${part(artifactId)}/picture`, { answer: "bytes" }, options);
	}

	/**
	 * The answers that were begun and not sent. `GET /jobs/goal/{jobSpecId}/draft`
	 * @throws ApiError with the code JOB_NOT_FOUND.
	 */
	getDraft(jobSpecId: string, options?: CallOptions): Promise<M.Draft> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/draft`, {}, options);
	}

	/**
	 * What a job will probably take and cost, before it starts. `GET /jobs/goal/{jobSpecId}/estimate`
	 * @throws ApiError with the code JOB_NOT_FOUND.
	 */
	getEstimate(jobSpecId: string, options?: CallOptions): Promise<M.RunEstimate> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/estimate`, {}, options);
	}

	/**
	 * What the caller said about a job. `GET /jobs/goal/{jobSpecId}/feedback`
	 * @throws ApiError with the code FEEDBACK_NOT_FOUND, JOB_NOT_FOUND.
	 */
	getFeedback(jobSpecId: string, options?: CallOptions): Promise<M.Feedback> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/feedback`, {}, options);
	}

	/**
	 * What a finished job wrote for one item, with what it was made from. `GET /jobs/goal/{jobSpecId}/items/{itemId}`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, JOB_NOT_FOUND, NOT_FOUND.
	 */
	getItem(jobSpecId: string, itemId: string, options?: CallOptions): Promise<M.JobItem> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/items/${part(itemId)}`, {}, options);
	}

	/**
	 * Where a file comes from: its step, tool, inputs, approvals and earlier versions. `GET /jobs/goal/{jobSpecId}/artifacts/{artifactId}/lineage`
	 * @throws ApiError with the code ARTIFACT_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND.
	 */
	getLineage(jobSpecId: string, artifactId: string, options?: CallOptions): Promise<M.Lineage> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/artifacts/${part(artifactId)}/lineage`, {}, options);
	}

	/**
	 * One found posting in full, with its description. `GET /jobs/goal/{jobSpecId}/postings/{jobId}`
	 * @throws ApiError with the code JOB_NOT_FOUND, NOT_FOUND.
	 */
	getPosting(jobSpecId: string, jobId: string, options?: CallOptions): Promise<M.MatchingJob> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/postings/${part(jobId)}`, {}, options);
	}

	/**
	 * What a retry of a failed job keeps, does again and costs. `GET /jobs/goal/{jobSpecId}/retry-plan`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, JOB_NOT_FOUND.
	 */
	getRetryPlan(jobSpecId: string, options?: CallOptions): Promise<M.RetryPlanView> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/retry-plan`, {}, options);
	}

	/**
	 * How far a job is: small and cheap, made for polling. `GET /jobs/goal/{jobSpecId}/status`
	 * @throws ApiError with the code JOB_NOT_FOUND.
	 */
	getStatus(jobSpecId: string, options?: CallOptions): Promise<M.StatusView> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/status`, {}, options);
	}

	/**
	 * How many jobs the caller made and what they cost, by workflow and by day. `GET /jobs/goal/usage`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	getUsage(query?: { from?: string; to?: string }, options?: CallOptions): Promise<M.UsageStatistics> {
		return this.transport.call("GET", "/jobs/goal/usage", { query }, options);
	}

	/**
	 * The caller's jobs, newest first. `GET /jobs/goal`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	list(
		query?: {
			status?: M.GoalJobStatus;
			statuses?: M.GoalJobStatus | M.GoalJobStatus[];
			q?: string;
			workflowId?: string;
			from?: string;
			to?: string;
			waiting?: boolean;
			limit?: number;
			cursor?: string;
		},
		options?: CallOptions,
	): Pages<M.SessionList, M.SessionSummary> {
		return this.transport.pages("/jobs/goal", query, "sessions", "nextCursor", options);
	}

	/**
	 * What a finished job made, with links of 15 minutes. `GET /jobs/goal/{jobSpecId}/artifacts`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, JOB_NOT_FOUND.
	 */
	listArtifacts(jobSpecId: string, options?: CallOptions): Promise<M.ArtifactList> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/artifacts`, {}, options);
	}

	/**
	 * A job's events in order, to catch up after a gap in the stream. `GET /jobs/goal/{jobSpecId}/events`
	 * @throws ApiError with the code JOB_NOT_FOUND, VALIDATION_ERROR.
	 */
	listEvents(jobSpecId: string, query?: { after?: number; limit?: number }, options?: CallOptions): Promise<M.EventLog> {
		return this.transport.call("GET", `/jobs/goal/${part(jobSpecId)}/events`, { query }, options);
	}

	/**
	 * How many of the caller's jobs were made with each of these files. `GET /jobs/goal/file-uses`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	listFileUses(query: { fileId: string | string[] }, options?: CallOptions): Promise<M.FileUses> {
		return this.transport.call("GET", "/jobs/goal/file-uses", { query }, options);
	}

	/**
	 * The scored postings of a job by page, filtered, weighed and sorted. `GET /jobs/goal/{jobSpecId}/postings`
	 * @throws ApiError with the code JOB_NOT_FOUND, NOT_FOUND, VALIDATION_ERROR.
	 */
	listPostings(
		jobSpecId: string,
		query?: {
			q?: string;
			band?: M.Band | M.Band[];
			remote?: M.RemoteMode | M.RemoteMode[];
			seniority?: M.Seniority | M.Seniority[];
			country?: string | string[];
			company?: string | string[];
			skill?: string | string[];
			source?: string | string[];
			status?: "live" | "closed" | "unreachable" | ("live" | "closed" | "unreachable")[];
			mark?: M.PostingMark | M.PostingMark[];
			minFit?: number;
			minSalary?: number;
			unstatedPay?: boolean;
			currency?: string;
			postedWithinDays?: number;
			jobId?: string | string[];
			skillsWeight?: number;
			titleWeight?: number;
			locationWeight?: number;
			seniorityWeight?: number;
			sort?: M.PostingSort;
			limit?: number;
			cursor?: string;
		},
		options?: CallOptions,
	): Pages<M.PostingPage, M.OfferedPosting> {
		return this.transport.pages(`/jobs/goal/${part(jobSpecId)}/postings`, query, "items", "nextCursor", options);
	}

	/**
	 * Pin or dismiss a found posting, or take its mark away. `PUT /jobs/goal/{jobSpecId}/postings/{jobId}/mark`
	 * @throws ApiError with the code JOB_NOT_FOUND, NOT_FOUND, VALIDATION_ERROR.
	 */
	markPosting(jobSpecId: string, jobId: string, body: M.MarkInput, options?: CallOptions): Promise<M.MarkedPosting> {
		return this.transport.call("PUT", `/jobs/goal/${part(jobSpecId)}/postings/${part(jobId)}/mark`, { body }, options);
	}

	/**
	 * Run a failed job again from where it stopped. `POST /jobs/goal/{jobSpecId}/retry`
	 * @throws ApiError with the code FILE_FORBIDDEN, FILE_INCOMPATIBLE, FILE_NOT_FOUND, INSUFFICIENT_CREDITS, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, NOT_IMPLEMENTED, NO_MATCHING_WORKFLOW, VALIDATION_ERROR.
	 */
	retry(jobSpecId: string, body?: M.RetryInput, options?: CallOptions): Promise<M.QueuedAcknowledgement> {
		return this.transport.call("POST", `/jobs/goal/${part(jobSpecId)}/retry`, { body }, options);
	}

	/**
	 * Retry all runs of a workflow that failed with the same code. `POST /jobs/goal/retry-failed`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	retryFailed(body: M.RetryFailedInput, options?: CallOptions): Promise<M.RetriedJobs> {
		return this.transport.call("POST", "/jobs/goal/retry-failed", { body }, options);
	}

	/**
	 * Change what a finished job wrote for one item, and make its files anew. `PUT /jobs/goal/{jobSpecId}/items/{itemId}`
	 * @throws ApiError with the code BUDGET_EXCEEDED, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, NOT_FOUND, REVISION_REFUSED, TOOL_FAILED, TOOL_NOT_ALLOWED, TOOL_TIMEOUT, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	reviseItem(jobSpecId: string, itemId: string, body: M.ReviseItemInput, options?: CallOptions): Promise<M.JobItem> {
		return this.transport.call("PUT", `/jobs/goal/${part(jobSpecId)}/items/${part(itemId)}`, { body }, options);
	}

	/**
	 * Keep answers that are begun and not sent. `PUT /jobs/goal/{jobSpecId}/draft`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, JOB_NOT_FOUND, VALIDATION_ERROR.
	 */
	saveDraft(jobSpecId: string, body: M.SaveDraftInput, options?: CallOptions): Promise<M.SavedDraft> {
		return this.transport.call("PUT", `/jobs/goal/${part(jobSpecId)}/draft`, { body }, options);
	}

	/**
	 * Say whether a finished job was good; saying it again overwrites. `POST /jobs/goal/{jobSpecId}/feedback`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, JOB_NOT_FOUND, VALIDATION_ERROR.
	 */
	submitFeedback(jobSpecId: string, body: M.FeedbackInput, options?: CallOptions): Promise<M.Feedback> {
		return this.transport.call("POST", `/jobs/goal/${part(jobSpecId)}/feedback`, { body }, options);
	}

	/**
	 * Answer a job's open questions, before the run or at a checkpoint. `PATCH /jobs/goal/{jobSpecId}/slots`
	 * @throws ApiError with the code FILE_FORBIDDEN, FILE_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, SLOT_VALIDATION_ERROR, VALIDATION_ERROR, VERSION_CONFLICT, WORKFLOW_NOT_FOUND.
	 */
	updateSlots(jobSpecId: string, body: M.UpdateSlotsInput, options?: CallOptions): Promise<M.GoalJob> {
		return this.transport.call("PATCH", `/jobs/goal/${part(jobSpecId)}/slots`, { body }, options);
	}
}

export class RealtimeCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Where the stream is and with which public key a client connects. `GET /realtime/config`
	 */
	getRealtimeConfig(options?: CallOptions): Promise<{ key: string; host: string | null; port: number; useTls: boolean; cluster: string }> {
		return this.transport.call("GET", "/realtime/config", {}, options);
	}
}

export class ServiceCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Answers the body it was sent. `POST /echo`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	echo(body?: unknown, options?: CallOptions): Promise<unknown> {
		return this.transport.call("POST", "/echo", { body }, options);
	}

	/**
	 * Whether the service and what it leans on work. `GET /health`
	 */
	getHealth(options?: CallOptions): Promise<M.Health> {
		return this.transport.call("GET", "/health", {}, options);
	}

	/**
	 * This document. `GET /openapi.json`
	 */
	getOpenApi(options?: CallOptions): Promise<Record<string, unknown>> {
		return this.transport.call("GET", "/openapi.json", {}, options);
	}

	/**
	 * A survey's numbers by a report link. `GET /survey-reports/{reportToken}`
	 * @throws ApiError with the code REPORT_NOT_FOUND.
	 */
	getSurveyReport(reportToken: string, options?: CallOptions): Promise<M.SurveyReport> {
		return this.transport.call("GET", `/survey-reports/${part(reportToken)}`, {}, options);
	}

	/**
	 * Surveys to start from. `GET /survey-templates`
	 */
	listSurveyTemplates(options?: CallOptions): Promise<M.SurveyTemplateList> {
		return this.transport.call("GET", "/survey-templates", {}, options);
	}

	/**
	 * The one address that LINE knows: leads on to the survey's own. `GET /messaging/line/callback`
	 * @throws ApiError with the code MESSAGING_STATE_INVALID, VALIDATION_ERROR.
	 */
	returnFromLine(
		query?: { code?: string; state?: string; error?: string; error_description?: string; friendship_status_changed?: string },
		options?: CallOptions,
	): Promise<unknown> {
		return this.transport.call("GET", "/messaging/line/callback", { query }, options);
	}
}

export class SurveysCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Add a question to a draft. `POST /surveys/{surveyId}/questions`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	addQuestion(surveyId: string, body: M.AddQuestionBody, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/questions`, { body }, options);
	}

	/**
	 * Take no more responses. `POST /surveys/{surveyId}/close`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	close(surveyId: string, body?: M.VersionBody, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/close`, { body }, options);
	}

	/**
	 * Start a survey, as a draft. `POST /surveys`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	create(body: M.CreateSurveyBody, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("POST", "/surveys", { body }, options);
	}

	/**
	 * Make a link that shows the numbers to anyone who has it. `POST /surveys/{surveyId}/report-links`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_NOT_FOUND.
	 */
	createReportLink(surveyId: string, options?: CallOptions): Promise<M.ReportLink> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/report-links`, {}, options);
	}

	/**
	 * Delete a survey with all its responses. `DELETE /surveys/{surveyId}`
	 * @throws ApiError with the code SURVEY_NOT_FOUND.
	 */
	delete(surveyId: string, options?: CallOptions): Promise<M.SurveysDeleted> {
		return this.transport.call("DELETE", `/surveys/${part(surveyId)}`, {}, options);
	}

	/**
	 * Take the mystery event out of a draft. `DELETE /surveys/{surveyId}/mystery-event`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_NOT_FOUND.
	 */
	deleteMysteryEvent(surveyId: string, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("DELETE", `/surveys/${part(surveyId)}/mystery-event`, {}, options);
	}

	/**
	 * Take a question out of a draft. `DELETE /surveys/{surveyId}/questions/{questionId}`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, QUESTION_NOT_FOUND, SURVEY_NOT_FOUND.
	 */
	deleteQuestion(
		surveyId: string,
		questionId: string,
		options?: CallOptions,
	): Promise<{
		surveyId: string;
		creatorId: string;
		title: string;
		description: string;
		projectUrl: string | null;
		questions: M.SurveyQuestion[];
		earlyBirdDeadline: string | null;
		earlyBirdDescription: string;
		mysteryEventConfig: M.MysteryEventConfig | null;
		messagingOaId: string | null;
		status: M.SurveyStatus;
		totalResponses: number;
		itemVersion: number;
		createdAt: string;
		updatedAt: string;
		publishedAt: string | null;
		closedAt: string | null;
		presentation: M.Presentation;
		language: string;
		responseCap: number | null;
		thankYouMessage: string;
		closedMessage: string;
		quarantinedCount: number;
		success: true;
	}> {
		return this.transport.call("DELETE", `/surveys/${part(surveyId)}/questions/${part(questionId)}`, {}, options);
	}

	/**
	 * Delete a response. `DELETE /surveys/{surveyId}/responses/{responseId}`
	 * @throws ApiError with the code RESPONSE_NOT_FOUND, SURVEY_NOT_FOUND.
	 */
	deleteSurveyResponse(surveyId: string, responseId: string, options?: CallOptions): Promise<M.SurveysDeleted> {
		return this.transport.call("DELETE", `/surveys/${part(surveyId)}/responses/${part(responseId)}`, {}, options);
	}

	/**
	 * Start a draft with the questions and settings of a survey. `POST /surveys/{surveyId}/duplicate`
	 * @throws ApiError with the code SURVEY_NOT_FOUND.
	 */
	duplicate(surveyId: string, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/duplicate`, {}, options);
	}

	/**
	 * One survey with its questions. `GET /surveys/{surveyId}`
	 * @throws ApiError with the code SURVEY_NOT_FOUND.
	 */
	get(surveyId: string, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("GET", `/surveys/${part(surveyId)}`, {}, options);
	}

	/**
	 * The words that the newest answers to a text question have most. `GET /surveys/{surveyId}/questions/{questionId}/words`
	 * @throws ApiError with the code QUESTION_NOT_FOUND, SURVEY_NOT_FOUND.
	 */
	getAnswerWords(surveyId: string, questionId: string, options?: CallOptions): Promise<M.AnswerWords> {
		return this.transport.call("GET", `/surveys/${part(surveyId)}/questions/${part(questionId)}/words`, {}, options);
	}

	/**
	 * Whether a respondent has unlocked the mystery event. `GET /surveys/{surveyId}/responses/{responseId}/mystery-status`
	 * @throws ApiError with the code RESPONSE_NOT_FOUND.
	 */
	getMysteryStatus(surveyId: string, responseId: string, options?: CallOptions): Promise<M.MysteryStatus> {
		return this.transport.call("GET", `/surveys/${part(surveyId)}/responses/${part(responseId)}/mystery-status`, {}, options);
	}

	/**
	 * What the responses add up to. `GET /surveys/{surveyId}/analytics`
	 * @throws ApiError with the code SURVEY_NOT_FOUND.
	 */
	getSurveyAnalytics(surveyId: string, options?: CallOptions): Promise<M.Analytics> {
		return this.transport.call("GET", `/surveys/${part(surveyId)}/analytics`, {}, options);
	}

	/**
	 * The form as respondents see it. `GET /surveys/{surveyId}/form`
	 * @throws ApiError with the code SURVEY_NOT_FOUND.
	 */
	getSurveyForm(surveyId: string, options?: CallOptions): Promise<M.PublicForm> {
		return this.transport.call("GET", `/surveys/${part(surveyId)}/form`, {}, options);
	}

	/**
	 * One response. `GET /surveys/{surveyId}/responses/{responseId}`
	 * @throws ApiError with the code RESPONSE_NOT_FOUND, SURVEY_NOT_FOUND.
	 */
	getSurveyResponse(surveyId: string, responseId: string, options?: CallOptions): Promise<M.SurveyResponse> {
		return this.transport.call("GET", `/surveys/${part(surveyId)}/responses/${part(responseId)}`, {}, options);
	}

	/**
	 * What a respondent sees after answering. `GET /surveys/{surveyId}/responses/{responseId}/thank-you`
	 * @throws ApiError with the code RESPONSE_NOT_FOUND.
	 */
	getThankYou(surveyId: string, responseId: string, options?: CallOptions): Promise<M.ThankYou> {
		return this.transport.call("GET", `/surveys/${part(surveyId)}/responses/${part(responseId)}/thank-you`, {}, options);
	}

	/**
	 * Add many questions to a draft from CSV or text. `POST /surveys/{surveyId}/questions/import`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	importQuestions(surveyId: string, body: M.ImportQuestionsBody, options?: CallOptions): Promise<M.ImportedQuestions> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/questions/import`, { body }, options);
	}

	/**
	 * The caller's surveys, newest first. `GET /surveys`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	list(query?: { status?: M.SurveyStatus; limit?: number; cursor?: string }, options?: CallOptions): Pages<M.SurveyList, M.Survey> {
		return this.transport.pages("/surveys", query, "surveys", "nextCursor", options);
	}

	/**
	 * The report links that work. `GET /surveys/{surveyId}/report-links`
	 * @throws ApiError with the code SURVEY_NOT_FOUND.
	 */
	listReportLinks(surveyId: string, options?: CallOptions): Promise<M.ReportLinkList> {
		return this.transport.call("GET", `/surveys/${part(surveyId)}/report-links`, {}, options);
	}

	/**
	 * The responses, newest first. `GET /surveys/{surveyId}/responses`
	 * @throws ApiError with the code SURVEY_NOT_FOUND, VALIDATION_ERROR.
	 */
	listSurveyResponses(
		surveyId: string,
		query?: {
			limit?: number;
			cursor?: string;
			hasMessagingBinding?: boolean;
			isEarlyBird?: boolean;
			quarantined?: boolean;
			q?: string;
			from?: string;
			to?: string;
			questionId?: string;
			answer?: string;
			format?: "json" | "csv" | "xlsx";
		},
		options?: CallOptions,
	): Pages<M.SurveyResponseList, M.SurveyResponse> {
		return this.transport.pages(`/surveys/${part(surveyId)}/responses`, query, "responses", "nextCursor", options);
	}

	/**
	 * Put a draft's questions in order. `PUT /surveys/{surveyId}/questions/order`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	orderQuestions(surveyId: string, body: M.QuestionOrderBody, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("PUT", `/surveys/${part(surveyId)}/questions/order`, { body }, options);
	}

	/**
	 * Open a draft to respondents. `POST /surveys/{surveyId}/publish`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_HAS_NO_QUESTIONS, SURVEY_NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	publish(surveyId: string, body?: M.VersionBody, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/publish`, { body }, options);
	}

	/**
	 * Set up a draft's mystery event. `PUT /surveys/{surveyId}/mystery-event`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	putMysteryEvent(surveyId: string, body: M.MysteryEventBody, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("PUT", `/surveys/${part(surveyId)}/mystery-event`, { body }, options);
	}

	/**
	 * Let a response count that was kept apart. `POST /surveys/{surveyId}/responses/{responseId}/release`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, RESPONSE_NOT_FOUND, SURVEY_CLOSED, SURVEY_NOT_FOUND.
	 */
	releaseSurveyResponse(surveyId: string, responseId: string, options?: CallOptions): Promise<M.SurveyResponse> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/responses/${part(responseId)}/release`, {}, options);
	}

	/**
	 * Count how far a form came. `POST /surveys/{surveyId}/form/progress`
	 * @throws ApiError with the code SURVEY_NOT_FOUND, VALIDATION_ERROR.
	 */
	reportFormProgress(surveyId: string, body: M.FormProgressBody, options?: CallOptions): Promise<M.FormProgressTaken> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/form/progress`, { body }, options);
	}

	/**
	 * End a report link. `DELETE /surveys/{surveyId}/report-links/{linkId}`
	 * @throws ApiError with the code REPORT_NOT_FOUND, SURVEY_NOT_FOUND.
	 */
	revokeReportLink(surveyId: string, linkId: string, options?: CallOptions): Promise<M.SurveysDeleted> {
		return this.transport.call("DELETE", `/surveys/${part(surveyId)}/report-links/${part(linkId)}`, {}, options);
	}

	/**
	 * Answer a survey. `POST /surveys/{surveyId}/responses`
	 * @throws ApiError with the code ALREADY_RESPONDED, SURVEY_CLOSED, SURVEY_NOT_FOUND, VALIDATION_ERROR.
	 */
	submitSurveyResponse(surveyId: string, body: M.SubmitResponseBody, options?: CallOptions): Promise<M.SubmitResult> {
		return this.transport.call("POST", `/surveys/${part(surveyId)}/responses`, { body }, options);
	}

	/**
	 * Change a draft's settings. `PATCH /surveys/{surveyId}`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, SURVEY_NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	update(surveyId: string, body: M.UpdateSurveyBody, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("PATCH", `/surveys/${part(surveyId)}`, { body }, options);
	}

	/**
	 * Change a question of a draft. `PATCH /surveys/{surveyId}/questions/{questionId}`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, QUESTION_NOT_FOUND, SURVEY_NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT.
	 */
	updateQuestion(surveyId: string, questionId: string, body: M.UpdateQuestionBody, options?: CallOptions): Promise<M.Survey> {
		return this.transport.call("PATCH", `/surveys/${part(surveyId)}/questions/${part(questionId)}`, { body }, options);
	}
}

export class ToolsCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Every tool that a workflow may use, by server. `GET /mcp/tools/catalog`
	 */
	getToolCatalog(options?: CallOptions): Promise<M.ToolCatalog> {
		return this.transport.call("GET", "/mcp/tools/catalog", {}, options);
	}
}

export class UserWorkflowsCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * Comment on a public workflow in plain text. `POST /user_workflows/{workflowId}/comments`
	 * @throws ApiError with the code HTML_NOT_ALLOWED, INVALID_STATE_TRANSITION, VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	addComment(workflowId: string, body: M.CommentInput, options?: CallOptions): Promise<M.Comment> {
		return this.transport.call("POST", `/user_workflows/${part(workflowId)}/comments`, { body }, options);
	}

	/**
	 * Begin a workflow with nothing in it. `POST /user_workflows`
	 * @throws ApiError with the code PRO_REQUIRED, VALIDATION_ERROR.
	 */
	create(body: M.CreateBlankInput, options?: CallOptions): Promise<M.UserWorkflow> {
		return this.transport.call("POST", "/user_workflows", { body }, options);
	}

	/**
	 * Delete a private or archived workflow for good. `DELETE /user_workflows/{workflowId}`
	 * @throws ApiError with the code WORKFLOW_NOT_FOUND, WORKFLOW_PUBLIC.
	 */
	delete(workflowId: string, options?: CallOptions): Promise<M.UserWorkflowsDeleted> {
		return this.transport.call("DELETE", `/user_workflows/${part(workflowId)}`, {}, options);
	}

	/**
	 * Take back a comment of your own. `DELETE /user_workflows/{workflowId}/comments/{commentId}`
	 * @throws ApiError with the code COMMENT_NOT_FOUND, WORKFLOW_NOT_FOUND.
	 */
	deleteComment(workflowId: string, commentId: string, options?: CallOptions): Promise<M.UserWorkflowsDeleted> {
		return this.transport.call("DELETE", `/user_workflows/${part(workflowId)}/comments/${part(commentId)}`, {}, options);
	}

	/**
	 * What a run with these tools may cost; nothing is stored. `POST /user_workflows/cost-estimate`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	estimateWorkflowCost(body: M.CostEstimateInput, options?: CallOptions): Promise<M.CostEstimate> {
		return this.transport.call("POST", "/user_workflows/cost-estimate", { body }, options);
	}

	/**
	 * The portable part of a workflow, as a file. `GET /user_workflows/{workflowId}/export`
	 * @throws ApiError with the code WORKFLOW_NOT_FOUND.
	 */
	export(workflowId: string, options?: CallOptions): Promise<M.ExportDocument> {
		return this.transport.call("GET", `/user_workflows/${part(workflowId)}/export`, {}, options);
	}

	/**
	 * Make a workflow of your own from one of the catalog, a public one, or `blank`. `POST /user_workflows/fork`
	 * @throws ApiError with the code PRO_REQUIRED, SOURCE_NOT_FOUND, VALIDATION_ERROR.
	 */
	fork(body: M.ForkInput, options?: CallOptions): Promise<M.UserWorkflow> {
		return this.transport.call("POST", "/user_workflows/fork", { body }, options);
	}

	/**
	 * One workflow: any of the caller's own, and public ones of others. `GET /user_workflows/{workflowId}`
	 * @throws ApiError with the code WORKFLOW_NOT_FOUND.
	 */
	get(workflowId: string, options?: CallOptions): Promise<M.UserWorkflow> {
		return this.transport.call("GET", `/user_workflows/${part(workflowId)}`, {}, options);
	}

	/**
	 * The public workflows that this one was made from and that were made from it. `GET /user_workflows/{workflowId}/forks`
	 * @throws ApiError with the code WORKFLOW_NOT_FOUND.
	 */
	getForkTree(workflowId: string, options?: CallOptions): Promise<M.ForkTree> {
		return this.transport.call("GET", `/user_workflows/${part(workflowId)}/forks`, {}, options);
	}

	/**
	 * What the workflow that this one was forked from has changed since. `GET /user_workflows/{workflowId}/parent-changes`
	 * @throws ApiError with the code SOURCE_NOT_FOUND, WORKFLOW_NOT_FOUND.
	 */
	getParentChanges(workflowId: string, options?: CallOptions): Promise<M.ParentChanges> {
		return this.transport.call("GET", `/user_workflows/${part(workflowId)}/parent-changes`, {}, options);
	}

	/**
	 * The results of the run that the owner shows to everybody. `GET /user_workflows/{workflowId}/sample`
	 * @throws ApiError with the code SAMPLE_NOT_FOUND, WORKFLOW_NOT_FOUND.
	 */
	getSampleResult(workflowId: string, options?: CallOptions): Promise<M.SampleResult> {
		return this.transport.call("GET", `/user_workflows/${part(workflowId)}/sample`, {}, options);
	}

	/**
	 * One version whole, and what restoring it would change. `GET /user_workflows/{workflowId}/versions/{version}`
	 * @throws ApiError with the code VERSION_NOT_FOUND, WORKFLOW_NOT_FOUND.
	 */
	getWorkflowVersion(workflowId: string, version: string, options?: CallOptions): Promise<M.VersionContent> {
		return this.transport.call("GET", `/user_workflows/${part(workflowId)}/versions/${part(version)}`, {}, options);
	}

	/**
	 * Make a private workflow of an exported one. `POST /user_workflows/import`
	 * @throws ApiError with the code FORBIDDEN_TOOL, PRO_REQUIRED, UNKNOWN_TOOL, VALIDATION_ERROR.
	 */
	import(body: M.ImportInput, options?: CallOptions): Promise<M.UserWorkflow> {
		return this.transport.call("POST", "/user_workflows/import", { body }, options);
	}

	/**
	 * Like a public workflow; again takes the like back. `POST /user_workflows/{workflowId}/like`
	 * @throws ApiError with the code INVALID_STATE_TRANSITION, WORKFLOW_NOT_FOUND.
	 */
	like(workflowId: string, options?: CallOptions): Promise<M.LikeResult> {
		return this.transport.call("POST", `/user_workflows/${part(workflowId)}/like`, {}, options);
	}

	/**
	 * The caller's own workflows, newest first. `GET /user_workflows`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	list(query?: { visibility?: M.Visibility; limit?: number; cursor?: string }, options?: CallOptions): Pages<M.UserWorkflowList, M.OwnWorkflowSummary> {
		return this.transport.pages("/user_workflows", query, "items", "cursor", options);
	}

	/**
	 * Comments on a workflow, newest first. `GET /user_workflows/{workflowId}/comments`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listComments(workflowId: string, query?: { limit?: number; cursor?: string }, options?: CallOptions): Pages<M.CommentList, M.Comment> {
		return this.transport.pages(`/user_workflows/${part(workflowId)}/comments`, query, "items", "cursor", options);
	}

	/**
	 * Public workflows, recent or popular ones first. `GET /user_workflows/community`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	listCommunity(
		query?: { tag?: string; q?: string; source?: string; owner?: string; sort?: "popular" | "recent"; limit?: number; cursor?: string },
		options?: CallOptions,
	): Pages<M.CommunityList, M.CommunityEntry> {
		return this.transport.pages("/user_workflows/community", query, "items", "cursor", options);
	}

	/**
	 * The most used tags of public workflows. `GET /user_workflows/community/tags`
	 */
	listCommunityTags(options?: CallOptions): Promise<M.CommunityTags> {
		return this.transport.call("GET", "/user_workflows/community/tags", {}, options);
	}

	/**
	 * The owner's last runs of a workflow, newest first. `GET /user_workflows/{workflowId}/runs`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listUserWorkflowRuns(workflowId: string, query?: { limit?: number }, options?: CallOptions): Promise<M.RunList> {
		return this.transport.call("GET", `/user_workflows/${part(workflowId)}/runs`, { query }, options);
	}

	/**
	 * The saved versions of a workflow, newest first, each with what it changed. `GET /user_workflows/{workflowId}/versions`
	 * @throws ApiError with the code VALIDATION_ERROR, WORKFLOW_NOT_FOUND.
	 */
	listWorkflowVersions(workflowId: string, query?: { limit?: number; cursor?: string }, options?: CallOptions): Pages<M.VersionList, M.WorkflowVersion> {
		return this.transport.pages(`/user_workflows/${part(workflowId)}/versions`, query, "items", "cursor", options);
	}

	/**
	 * What an import would meet, before anything is made. `POST /user_workflows/import/preflight`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	preflightImport(
		body: {
			schemaVersion?: string;
			name: string;
			description?: string;
			systemPrompt?: string;
			toolPalette?: M.ToolPalette;
			canvasLayout?: M.CanvasLayoutInput;
			tags?: string[];
		},
		options?: CallOptions,
	): Promise<M.ImportPreflight> {
		return this.transport.call("POST", "/user_workflows/import/preflight", { body }, options);
	}

	/**
	 * Make an earlier version the current one, as a new version. `POST /user_workflows/{workflowId}/versions/{version}/restore`
	 * @throws ApiError with the code FORBIDDEN_TOOL, PRO_REQUIRED, UNKNOWN_TOOL, VALIDATION_ERROR, VERSION_CONFLICT, VERSION_NOT_FOUND, WORKFLOW_NOT_FOUND.
	 */
	restoreWorkflowVersion(workflowId: string, version: string, body?: M.RestoreInput, options?: CallOptions): Promise<M.UserWorkflow> {
		return this.transport.call("POST", `/user_workflows/${part(workflowId)}/versions/${part(version)}/restore`, { body }, options);
	}

	/**
	 * Make a run that begins at a tool, with what an earlier run did before it. `POST /user_workflows/{workflowId}/run-from`
	 * @throws ApiError with the code FILE_FORBIDDEN, FILE_NOT_FOUND, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, PRO_REQUIRED, VALIDATION_ERROR, WORKFLOW_NOT_FOUND, WORKFLOW_NOT_RUNNABLE.
	 */
	runUserWorkflowFrom(workflowId: string, body: M.RunFromInput, options?: CallOptions): Promise<M.GoalJob> {
		return this.transport.call("POST", `/user_workflows/${part(workflowId)}/run-from`, { body }, options);
	}

	/**
	 * Take over chosen changes of the parent. `POST /user_workflows/{workflowId}/parent-changes`
	 * @throws ApiError with the code FORBIDDEN_TOOL, PRO_REQUIRED, SOURCE_NOT_FOUND, UNKNOWN_TOOL, VALIDATION_ERROR, VERSION_CONFLICT, WORKFLOW_NOT_FOUND.
	 */
	takeParentChanges(workflowId: string, body: M.TakeChangesInput, options?: CallOptions): Promise<M.UserWorkflow> {
		return this.transport.call("POST", `/user_workflows/${part(workflowId)}/parent-changes`, { body }, options);
	}

	/**
	 * Change a workflow, publish it, or take it back. `PATCH /user_workflows/{workflowId}`
	 * @throws ApiError with the code FORBIDDEN_TOOL, INVALID_STATE_TRANSITION, JOB_NOT_FOUND, PRO_REQUIRED, UNKNOWN_TOOL, VALIDATION_ERROR, VERSION_CONFLICT, WORKFLOW_NOT_FOUND.
	 */
	update(workflowId: string, body: M.UpdateInput, options?: CallOptions): Promise<M.UserWorkflow> {
		return this.transport.call("PATCH", `/user_workflows/${part(workflowId)}`, { body }, options);
	}

	/**
	 * Everything that is wrong with a workflow, at once and by its place; nothing is stored. `POST /user_workflows/validate`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	validate(body: M.ValidateInput, options?: CallOptions): Promise<M.ValidationResult> {
		return this.transport.call("POST", "/user_workflows/validate", { body }, options);
	}
}

export class WorkflowsCalls {
	protected readonly transport: Transport;

	constructor(transport: Transport) {
		this.transport = transport;
	}

	/**
	 * The workflows that can be run, recommended ones first. `GET /workflows/catalog`
	 */
	getCatalog(options?: CallOptions): Promise<M.Catalog> {
		return this.transport.call("GET", "/workflows/catalog", {}, options);
	}

	/**
	 * Which workflow a goal in plain language means, and what of its questions it answers. `POST /workflows/resolve`
	 * @throws ApiError with the code VALIDATION_ERROR.
	 */
	resolveGoal(body: M.ResolveGoalInput, options?: CallOptions): Promise<M.GoalReading> {
		return this.transport.call("POST", "/workflows/resolve", { body }, options);
	}
}

/** The groups of a client that are calls alone. */
export class CallGroups {
	readonly account: AccountCalls;
	readonly apiKeys: ApiKeysCalls;
	readonly applications: ApplicationsCalls;
	readonly audit: AuditCalls;
	readonly auth: AuthCalls;
	readonly billing: BillingCalls;
	readonly creator: CreatorCalls;
	readonly credits: CreditsCalls;
	readonly dataExports: DataExportsCalls;
	readonly developers: DevelopersCalls;
	readonly realtime: RealtimeCalls;
	readonly service: ServiceCalls;
	readonly surveys: SurveysCalls;
	readonly tools: ToolsCalls;
	readonly userWorkflows: UserWorkflowsCalls;
	readonly workflows: WorkflowsCalls;

	constructor(transport: Transport) {
		this.account = new AccountCalls(transport);
		this.apiKeys = new ApiKeysCalls(transport);
		this.applications = new ApplicationsCalls(transport);
		this.audit = new AuditCalls(transport);
		this.auth = new AuthCalls(transport);
		this.billing = new BillingCalls(transport);
		this.creator = new CreatorCalls(transport);
		this.credits = new CreditsCalls(transport);
		this.dataExports = new DataExportsCalls(transport);
		this.developers = new DevelopersCalls(transport);
		this.realtime = new RealtimeCalls(transport);
		this.service = new ServiceCalls(transport);
		this.surveys = new SurveysCalls(transport);
		this.tools = new ToolsCalls(transport);
		this.userWorkflows = new UserWorkflowsCalls(transport);
		this.workflows = new WorkflowsCalls(transport);
	}
}

/** The codes that each call may be refused with. */
export interface ErrorCodesOf {
	"account.delete":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"account.endOtherSessions":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"account.endSession":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "SESSION_NOT_FOUND"
		| "UNAUTHENTICATED";
	"account.getNotificationPreferences": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"account.getProfile": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"account.listMySessions": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"account.listSignInMethods": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"account.startLink":
		| "FORBIDDEN"
		| "INTERNAL"
		| "NOT_FOUND"
		| "OAUTH_ALREADY_LINKED"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"account.unlinkProvider":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"account.updateNotificationPreferences":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"account.updateProfile":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"apiKeys.create":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"apiKeys.list": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"apiKeys.revoke":
		| "API_KEY_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"applications.change":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"applications.delete":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"applications.export": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"applications.get": "FORBIDDEN" | "INTERNAL" | "NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"applications.list": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"applications.save":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "JOB_NOT_FOUND"
		| "NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"audit.changeException":
		| "EXCEPTION_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"audit.getCallContents": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"audit.getCostTimeline": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR" | "WORKFLOW_NOT_FOUND";
	"audit.getRunTimeline": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"audit.listAuditedWorkflows": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"audit.listExceptions": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"audit.listHandoffs": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"audit.listSpecialistTrends":
		| "FORBIDDEN"
		| "INTERNAL"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"audit.listTicketKinds": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR" | "WORKFLOW_NOT_FOUND";
	"audit.listTickets":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"audit.listToolInvocations":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "JOB_NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR";
	"audit.listWorkflowCalls":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"audit.listWorkflowOutcomes":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"audit.listWorkflowRuns":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"audit.listWorstCalls": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR" | "WORKFLOW_NOT_FOUND";
	"audit.retryTicketed":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"audit.specialistCosts": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR" | "WORKFLOW_NOT_FOUND";
	"audit.specialistOutcomes": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"audit.specialistReliability":
		| "FORBIDDEN"
		| "INTERNAL"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"auth.answerDeviceLogin":
		| "DEVICE_LOGIN_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.changePassword":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_CREDENTIALS"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.forgotPassword":
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.getDeviceLogin": "DEVICE_LOGIN_NOT_FOUND" | "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"auth.refreshSession":
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "REFRESH_TOKEN_INVALID"
		| "REFRESH_TOKEN_REUSED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.resendVerification":
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.resetPassword":
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_TOKEN"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.signIn":
		| "EMAIL_NOT_VERIFIED"
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_CREDENTIALS"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.signOut":
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.signOutAll":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"auth.signUp":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.startDeviceLogin":
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.startGuestSession": "INTERNAL" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
	"auth.takeDeviceLogin":
		| "DEVICE_LOGIN_DENIED"
		| "DEVICE_LOGIN_PENDING"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_TOKEN"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"auth.verifyEmail":
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_TOKEN"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"billing.cancelSubscription":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"billing.getSubscription": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"billing.keepSubscription":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"billing.subscribe":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"creator.getCreatorEarnings": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"creator.getCreatorUsage": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"credits.commitRun":
		| "FILE_INCOMPATIBLE"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INSUFFICIENT_CREDITS"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "QUOTE_MISMATCH"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SLOT_VALIDATION_ERROR"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND"
		| "WORKFLOW_NOT_RUNNABLE";
	"credits.exportLedger": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"credits.getBalance": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"credits.getCharge": "FORBIDDEN" | "INTERNAL" | "NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"credits.getOverageConsent": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"credits.getTopUp": "CHECKOUT_NOT_FOUND" | "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"credits.listLedger": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"credits.quoteRun":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND"
		| "WORKFLOW_NOT_RUNNABLE";
	"credits.refreshTopUp": "CHECKOUT_NOT_FOUND" | "FORBIDDEN" | "INTERNAL" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"credits.setOverageConsent":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"credits.topUp":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"dataExports.download":
		| "EXPORT_NOT_FOUND"
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_STATE_TRANSITION"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"dataExports.list": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"dataExports.request":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RECENT_SIGN_IN_REQUIRED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"developers.checkAgent":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"developers.deleteAgent":
		| "AGENT_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"developers.getAgent": "AGENT_NOT_FOUND" | "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"developers.getAgentVersion": "AGENT_NOT_FOUND" | "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VERSION_NOT_FOUND";
	"developers.listAgents": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"developers.publishAgent":
		| "AGENT_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "VERSION_NOT_FOUND";
	"developers.runSandbox":
		| "AGENT_NOT_FOUND"
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_NOT_FOUND";
	"developers.submitAgent":
		| "AGENT_NAME_TAKEN"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"developers.withdrawAgent":
		| "AGENT_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"files.check":
		| "FILE_NOT_FOUND"
		| "FORBIDDEN"
		| "INTERNAL"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"files.completeUpload":
		| "FILE_NOT_FOUND"
		| "FILE_REJECTED"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"files.delete":
		| "FILE_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"files.get": "FILE_NOT_FOUND" | "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"files.getFilePicture": "FILE_NOT_FOUND" | "FORBIDDEN" | "INTERNAL" | "PICTURE_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"files.list": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"files.register":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "QUOTA_EXCEEDED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"files.rename":
		| "FILE_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.bestPostings":
		| "FORBIDDEN"
		| "INTERNAL"
		| "JOB_NOT_FOUND"
		| "NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR";
	"goalJobs.cancel":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"goalJobs.change":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.checkItem":
		| "BUDGET_EXCEEDED"
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "TOOL_FAILED"
		| "TOOL_NOT_ALLOWED"
		| "TOOL_TIMEOUT"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.chooseAgain":
		| "FILE_FORBIDDEN"
		| "FILE_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"goalJobs.compareRuns": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"goalJobs.confirm":
		| "FILE_INCOMPATIBLE"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INSUFFICIENT_CREDITS"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SLOT_VALIDATION_ERROR"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"goalJobs.create":
		| "FILE_FORBIDDEN"
		| "FILE_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SLOT_VALIDATION_ERROR"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND"
		| "WORKFLOW_NOT_RUNNABLE";
	"goalJobs.delete":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR";
	"goalJobs.downloadArtifact":
		| "ARTIFACT_NOT_FOUND"
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"goalJobs.downloadBatch":
		| "ARTIFACT_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.downloadPrimary":
		| "ARTIFACT_NOT_FOUND"
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"goalJobs.export": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"goalJobs.get": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"goalJobs.getArtifactPicture":
		| "ARTIFACT_NOT_FOUND"
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PICTURE_NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"goalJobs.getDraft": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"goalJobs.getEstimate": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"goalJobs.getFeedback": "FEEDBACK_NOT_FOUND" | "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"goalJobs.getItem":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"goalJobs.getLineage":
		| "ARTIFACT_NOT_FOUND"
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"goalJobs.getPosting": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"goalJobs.getRetryPlan": "FORBIDDEN" | "INTERNAL" | "INVALID_STATE_TRANSITION" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"goalJobs.getStatus": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"goalJobs.getUsage": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"goalJobs.list": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"goalJobs.listArtifacts":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED";
	"goalJobs.listEvents": "FORBIDDEN" | "INTERNAL" | "JOB_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"goalJobs.listFileUses": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"goalJobs.listPostings":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "JOB_NOT_FOUND"
		| "NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR";
	"goalJobs.markPosting":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "JOB_NOT_FOUND"
		| "NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.retry":
		| "FILE_FORBIDDEN"
		| "FILE_INCOMPATIBLE"
		| "FILE_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INSUFFICIENT_CREDITS"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "NOT_IMPLEMENTED"
		| "NO_MATCHING_WORKFLOW"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.retryFailed":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.reviseItem":
		| "BUDGET_EXCEEDED"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "REVISION_REFUSED"
		| "SERVICE_UNAVAILABLE"
		| "TOOL_FAILED"
		| "TOOL_NOT_ALLOWED"
		| "TOOL_TIMEOUT"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"goalJobs.saveDraft":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.submitFeedback":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"goalJobs.updateSlots":
		| "FILE_FORBIDDEN"
		| "FILE_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SLOT_VALIDATION_ERROR"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT"
		| "WORKFLOW_NOT_FOUND";
	"realtime.getRealtimeConfig": "INTERNAL" | "SERVICE_UNAVAILABLE";
	"service.echo":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"service.getHealth": "INTERNAL";
	"service.getOpenApi": "INTERNAL" | "SERVICE_UNAVAILABLE";
	"service.getSurveyReport": "INTERNAL" | "RATE_LIMITED" | "REPORT_NOT_FOUND" | "SERVICE_UNAVAILABLE";
	"service.listSurveyTemplates": "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
	"service.returnFromLine": "INTERNAL" | "MESSAGING_STATE_INVALID" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "VALIDATION_ERROR";
	"surveys.addQuestion":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"surveys.close":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"surveys.create":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"surveys.createReportLink":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.delete":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.deleteMysteryEvent":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.deleteQuestion":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "QUESTION_NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.deleteSurveyResponse":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RESPONSE_NOT_FOUND"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.duplicate":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.get": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "SURVEY_NOT_FOUND" | "UNAUTHENTICATED";
	"surveys.getAnswerWords": "FORBIDDEN" | "INTERNAL" | "QUESTION_NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "SURVEY_NOT_FOUND" | "UNAUTHENTICATED";
	"surveys.getMysteryStatus": "INTERNAL" | "RATE_LIMITED" | "RESPONSE_NOT_FOUND" | "SERVICE_UNAVAILABLE";
	"surveys.getSurveyAnalytics": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "SURVEY_NOT_FOUND" | "UNAUTHENTICATED";
	"surveys.getSurveyForm": "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "SURVEY_NOT_FOUND";
	"surveys.getSurveyResponse":
		| "FORBIDDEN"
		| "INTERNAL"
		| "RATE_LIMITED"
		| "RESPONSE_NOT_FOUND"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.getThankYou": "INTERNAL" | "RATE_LIMITED" | "RESPONSE_NOT_FOUND" | "SERVICE_UNAVAILABLE";
	"surveys.importQuestions":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"surveys.list": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"surveys.listReportLinks": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "SURVEY_NOT_FOUND" | "UNAUTHENTICATED";
	"surveys.listSurveyResponses":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR";
	"surveys.orderQuestions":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"surveys.publish":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_HAS_NO_QUESTIONS"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"surveys.putMysteryEvent":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"surveys.releaseSurveyResponse":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "RESPONSE_NOT_FOUND"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_CLOSED"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.reportFormProgress":
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"surveys.revokeReportLink":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "REPORT_NOT_FOUND"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED";
	"surveys.submitSurveyResponse":
		| "ALREADY_RESPONDED"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_CLOSED"
		| "SURVEY_NOT_FOUND"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"surveys.update":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"surveys.updateQuestion":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "QUESTION_NOT_FOUND"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SURVEY_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT";
	"tools.getToolCatalog": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"userWorkflows.addComment":
		| "FORBIDDEN"
		| "HTML_NOT_ALLOWED"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.create":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"userWorkflows.delete":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "WORKFLOW_NOT_FOUND"
		| "WORKFLOW_PUBLIC";
	"userWorkflows.deleteComment":
		| "COMMENT_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.estimateWorkflowCost":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"userWorkflows.export": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "WORKFLOW_NOT_FOUND";
	"userWorkflows.fork":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SOURCE_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"userWorkflows.get": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "WORKFLOW_NOT_FOUND";
	"userWorkflows.getForkTree": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "WORKFLOW_NOT_FOUND";
	"userWorkflows.getParentChanges":
		| "FORBIDDEN"
		| "INTERNAL"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SOURCE_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.getSampleResult": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SAMPLE_NOT_FOUND" | "SERVICE_UNAVAILABLE" | "WORKFLOW_NOT_FOUND";
	"userWorkflows.getWorkflowVersion":
		| "FORBIDDEN"
		| "INTERNAL"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VERSION_NOT_FOUND"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.import":
		| "FORBIDDEN"
		| "FORBIDDEN_TOOL"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNKNOWN_TOOL"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"userWorkflows.like":
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.list": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "VALIDATION_ERROR";
	"userWorkflows.listComments":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.listCommunity": "FORBIDDEN" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "VALIDATION_ERROR";
	"userWorkflows.listCommunityTags": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
	"userWorkflows.listUserWorkflowRuns":
		| "FORBIDDEN"
		| "INTERNAL"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.listWorkflowVersions":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.preflightImport":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"userWorkflows.restoreWorkflowVersion":
		| "FORBIDDEN"
		| "FORBIDDEN_TOOL"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNKNOWN_TOOL"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT"
		| "VERSION_NOT_FOUND"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.runUserWorkflowFrom":
		| "FILE_FORBIDDEN"
		| "FILE_NOT_FOUND"
		| "FORBIDDEN"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "WORKFLOW_NOT_FOUND"
		| "WORKFLOW_NOT_RUNNABLE";
	"userWorkflows.takeParentChanges":
		| "FORBIDDEN"
		| "FORBIDDEN_TOOL"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "SOURCE_NOT_FOUND"
		| "UNAUTHENTICATED"
		| "UNKNOWN_TOOL"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.update":
		| "FORBIDDEN"
		| "FORBIDDEN_TOOL"
		| "IDEMPOTENCY_IN_PROGRESS"
		| "IDEMPOTENCY_KEY_REUSED"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "INVALID_STATE_TRANSITION"
		| "JOB_NOT_FOUND"
		| "PAYLOAD_TOO_LARGE"
		| "PRO_REQUIRED"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNKNOWN_TOOL"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR"
		| "VERSION_CONFLICT"
		| "WORKFLOW_NOT_FOUND";
	"userWorkflows.validate":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
	"workflows.getCatalog": "FORBIDDEN" | "INTERNAL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
	"workflows.resolveGoal":
		| "FORBIDDEN"
		| "INTERNAL"
		| "INVALID_REQUEST"
		| "PAYLOAD_TOO_LARGE"
		| "RATE_LIMITED"
		| "SERVICE_UNAVAILABLE"
		| "UNAUTHENTICATED"
		| "UNSUPPORTED_MEDIA_TYPE"
		| "VALIDATION_ERROR";
}
