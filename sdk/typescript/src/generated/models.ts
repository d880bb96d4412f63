// Written by `npm run sdk` from the API's contract. Changes belong there.

export type AccountsSessionList = {
	items: {
		sessionId: string;
		isCurrent: boolean;
		device: { name: string; kind: "computer" | "phone" | "tablet" | "program" | "unknown"; browser: string | null; system: string | null };
		place: string | null;
		createdAt: string;
		lastUsedAt: string;
		expiresAt: string;
	}[];
	nextCursor: string | null;
};

export type Acknowledged = { message: string; success: boolean };

export type AddQuestionBody = {
	questionText: string;
	questionType: SurveyQuestionType;
	required?: boolean;
	options?: string[] | null;
	placeholder?: string | null;
	helpText?: string;
	minValue?: number | null;
	maxValue?: number | null;
	maxLength?: number | null;
	minSelections?: number | null;
	maxSelections?: number | null;
	optionCaps?: Record<string, number>;
	prefillKey?: string | null;
	order?: number | null;
	expectedVersion?: number | null;
};

export type Agent = {
	name: string;
	description: string;
	publishedVersion: string | null;
	workflowIds: string[];
	versions: AgentVersionSummary[];
	createdAt: string;
	updatedAt: string;
};

export type AgentDeleted = { success: true };

export type AgentDocument = { name: AgentName; version: AgentVersionNumber; description: string; tools: AgentTool[]; workflows: AgentWorkflow[] };

export type AgentDocumentInput = {
	name: AgentName;
	version: AgentVersionNumber;
	description: string;
	tools: AgentToolInput[];
	workflows: AgentWorkflowInput[];
};

export type AgentList = { items: Agent[]; nextCursor: string | null };

/** The first part of its workflows' ids, developer_{name}; nobody else can use it */
export type AgentName = string;

export type AgentNode = { name: ToolName; description: string; tool?: ToolName | null; inputs: NodeInput[]; outputs: string[] };

export type AgentNodeInput = { name: ToolName; description: string; tool?: ToolName | null; inputs?: NodeInputInput[]; outputs?: string[] };

export type AgentTool = { name: ToolName; description: string; inputSchema: JsonSchema; outputSchema: JsonSchema; eip?: EipBinding | null };

export type AgentToolInput = { name: ToolName; description: string; inputSchema: JsonSchemaInput; outputSchema: JsonSchemaInput; eip?: EipBindingInput | null };

export type AgentVersion = {
	version: string;
	state: AgentVersionState;
	errorCount: number;
	warningCount: number;
	submittedAt: string;
	verifiedAt: string | null;
	publishedAt: string | null;
	withdrawnAt: string | null;
	agentName: string;
	document: AgentDocument;
	findings: Finding[];
	workflows: CompiledWorkflow[];
	report: SandboxReport | null;
};

export type AgentVersionNumber = string;

export type AgentVersionState = "incomplete" | "checked" | "verified" | "published" | "withdrawn";

export type AgentVersionSummary = {
	version: string;
	state: AgentVersionState;
	errorCount: number;
	warningCount: number;
	submittedAt: string;
	verifiedAt: string | null;
	publishedAt: string | null;
	withdrawnAt: string | null;
};

export type AgentWorkflow = { name: WorkflowName; title?: string | null; description: string; entryNode: ToolName; nodes: AgentNode[] };

export type AgentWorkflowInput = { name: WorkflowName; title?: string | null; description: string; entryNode: ToolName; nodes: AgentNodeInput[] };

export type Analytics = {
	surveyId: string;
	totalResponses: number;
	earlyBirdCount: number;
	messagingBindingCount: number;
	mysteryUnlockedCount: number;
	responsesByDate: { date: string; count: number }[];
	questionStats: QuestionStats[];
	quarantinedCount: number;
	formResponses: number;
	viewCount: number;
	startCount: number;
	completionRate: number | null;
	lastResponseAt: string | null;
};

export type AnswerDeviceLoginBody = { isApproved: boolean };

export type AnswerWords = { questionId: string; sampleSize: number; words: { word: string; count: number }[] };

export type ApiKey = {
	keyId: string;
	name: string;
	prefix: string;
	scopes: ApiKeyScope[];
	createdAt: string;
	lastUsedAt: string | null;
	expiresAt: string | null;
};

export type ApiKeyList = { items: ApiKey[]; nextCursor: string | null };

export type ApiKeyScope = "jobs" | "files" | "workflows" | "surveys" | "account:read" | "developer";

export type Application = {
	applicationId: string;
	jobSpecId: string | null;
	postingId: string;
	title: string;
	company: string;
	location: string | null;
	country: string | null;
	remote: string | null;
	applyUrl: string | null;
	fit: number | null;
	salary: Salary | null;
	pay: string;
	contacts: Contact[];
	isSample: boolean;
	status: ApplicationStatus;
	notes: string;
	remindOn: string | null;
	statusChangedAt: string;
	appliedAt: string | null;
	resume: WrittenResume | null;
	createdAt: string;
	updatedAt: string;
};

export type ApplicationChange = {
	title?: string;
	company?: string;
	location?: string | null;
	applyUrl?: string | null;
	status?: ApplicationStatus;
	notes?: string;
	remindOn?: string | null;
	pay?: string;
	contacts?: ContactInput[];
};

export type ApplicationInput = {
	jobSpecId?: string;
	postingId?: string;
	title?: string;
	company?: string;
	location?: string | null;
	applyUrl?: string | null;
	status?: ApplicationStatus;
	notes?: string;
	remindOn?: string | null;
	pay?: string;
	contacts?: ContactInput[];
} & unknown;

export type ApplicationList = { items: Application[]; total: number; counts: Record<string, number>; nextCursor: string | null };

export type ApplicationSort = "added" | "changed" | "status" | "company" | "fit" | "applied" | "reminder";

export type ApplicationStatus = "saved" | "applied" | "interview" | "offer" | "closed";

export type Artifact = {
	artifactId: string;
	fileName: string;
	mimeType: string;
	sizeBytes: number;
	artifactType: "document" | "data" | "image" | "video" | "archive";
	platform: string;
	metadata: Record<string, unknown>;
	isPrimary: boolean;
	isPreview: boolean;
	description: string;
};

export type ArtifactList = { artifacts: LinkedArtifact[]; total: number };

export type ArtifactVersion = {
	versionId: string;
	isCurrent: boolean;
	attemptId: string;
	madeAt: string;
	mimeType: string;
	sizeBytes: number;
	sha256: string;
	downloadUrl: string;
	expiresAt: string;
};

export type AuditedRun = {
	jobSpecId: string;
	status: RunStatus;
	errorCode: ErrorCode | null;
	inputFileNames: string[];
	attempts: number;
	openTickets: number;
	costMicroU: MicroU;
	workedMs: number | null;
	createdAt: Timestamp;
	completedAt: Timestamp | null;
};

export type AuditedRunPage = { items: AuditedRun[]; nextCursor: string | null };

export type AuditedWorkflow = {
	workflowId: string;
	workflowName: string;
	runs: number;
	completed: number;
	partial: number;
	failed: number;
	cancelled: number;
	unfinished: number;
	successRate: number | null;
	costMicroU: MicroU;
	medianWorkedMs: number | null;
	lastRunAt: Timestamp;
};

export type AuditedWorkflowList = { items: AuditedWorkflow[]; nextCursor: string | null };

export type Balance =
	| {
			balanceMicroU: number;
			balanceU: number;
			periodEnd: string;
			lastGrantAt: string | null;
			overageConsentActive: boolean;
			freeTierMonthSpentMicroU: number;
			freeTierMonthMicroU: number;
			heldMicroU: number;
	  }
	| {
			balanceCredits: number;
			periodEnd: string;
			lastGrantAt: string | null;
			overageConsentActive: boolean;
			freeTierMonthSpentCredits: number;
			freeTierMonthCredits: number;
			heldCredits: number;
	  };

export type Band = "strong" | "possible" | "weak";

export type BatchDownloadInput = { artifactIds?: string[] };

export type BestPostings = { items: { posting: OfferedPosting; reasons: string[] }[] };

export type Bucket = "day" | "week" | "month";

export type BudgetMicroU = number;

export type CallContent = { value: unknown; cuts: ContentCut[] };

export type CallContents = { call: ToolInvocation; arguments: CallContent | null; output: CallContent | null };

export type CancelReceipt = {
	cancelledAt: string;
	stoppedSteps: { stepId: string; title: string }[];
	stoppedCalls: number;
	lastSafePoint: { stepId: string; title: string } | null;
	finishedSteps: number;
	keptFiles: number;
	keptAnswers: number;
	spentMicroU: number;
};

export type CancelResult = { jobSpecId: string; status: "cancelled"; receipt: CancelReceipt };

export type CanvasLayout = { edges: Edge[]; viewport: Viewport; groups: GroupName[] };

export type CanvasLayoutInput = { edges?: EdgeInput[]; viewport?: ViewportInput; groups?: GroupNameInput[] };

export type Catalog = { workflows: CatalogEntry[]; total: number };

export type CatalogEntry = {
	workflowId: string;
	name: string;
	description: string;
	icon: string;
	supportedInputTypes: string[];
	supportedInputFormats: string[];
	category: string;
	requiredSlotCount: number;
	subcategory: string;
	skuGroup: string;
	hasCheckpoints: boolean;
	deprecated: boolean;
	replacedBy: string | null;
	minFiles: number;
	maxFiles: number;
	maxFileBytes: number;
	stepTitles: string[];
	samples: SampleFile[];
	sampleAnswers: Record<string, unknown>;
	proof: WorkflowProof;
	version: string;
	publisher: { name: string } | null;
	takes: string;
	makes: { words: string; formats: string[] } | null;
	keywords: string[];
	mayStayOnDevice: boolean;
};

export type CatalogTool = {
	toolName: string;
	description: string;
	inputSchema: Record<string, unknown>;
	outputSchema: Record<string, unknown>;
	perInvocationMicroU: number;
	title: string;
	ports: { inputs: { name: string; kind: string; isRequired: boolean; isList: boolean }[]; outputs: { name: string; kind: string; isList: boolean }[] };
};

export type ChangedSession = { jobSpecId: string; success: boolean; code: ErrorCode | null; message: string | null };

export type ChangedSessions = { results: ChangedSession[]; succeeded: number; failed: number };

export type ChangePasswordBody = { currentPassword: string; newPassword: string; keepApiKeys?: boolean };

export type ChangeSessionsInput = { action: "cancel" | "delete"; jobSpecIds: string[] };

export type ChargeOfRun =
	| {
			jobSpecId: string | null;
			specId: string;
			state: ChargeState;
			quotedMicroU: number;
			actualMicroU: number | null;
			releasedMicroU: number | null;
			runId: string;
	  }
	| {
			jobSpecId: string | null;
			specId: string;
			state: ChargeState;
			quotedCredits: number;
			actualCredits: number | null;
			releasedCredits: number | null;
			runId: string;
	  };

export type ChargeState = "held" | "settled" | "refunded" | "released";

export type CheckItemInput = { value: Record<string, unknown> };

export type CheckResult = { success: boolean; findings: Finding[]; workflows: CompiledWorkflow[] };

export type Comment = {
	commentId: string;
	workflowId: WorkflowId;
	authorId: string;
	body: string;
	createdAt: string;
	authorDisplayName: string;
	isOwn: boolean;
};

export type CommentInput = { body: string };

export type CommentList = { items: Comment[]; cursor: string | null };

export type CommitInput = {
	workflowKind: WorkflowKind;
	specId: string;
	inputsSummary?: InputsSummary | null;
	quotedCostU?: number | null;
	quotedCostCredits?: number | null;
	consentedOverage?: boolean;
} & ({ quotedCostU: number; quotedCostCredits?: null } | { quotedCostCredits: number; quotedCostU?: null });

export type CommitResult =
	| { runId: string; balanceAfterU: number; chargedU: number; overageTransactionId: string | null }
	| { runId: string; balanceAfterCredits: number; chargedCredits: number };

export type CommunityEntry = {
	workflowId: WorkflowId;
	ownerId: string;
	specId: string;
	name: string;
	descriptionPreview: string;
	visibility: Visibility;
	tags: string[];
	stats: WorkflowStats;
	sourceType: SourceType;
	sourceSpecId: string;
	updatedAt: string;
	treasureId: string | null;
	createdAt: string;
	itemVersion: number;
	isRunnable: boolean;
	toolNames: string[];
	ownerDisplayName: string;
	sourceName: string;
	publishedAt: string | null;
	isLiked: boolean;
	proof: WorkflowProof;
	lastRunAt: string | null;
	lastVerifiedAt: string | null;
};

export type CommunityList = { items: CommunityEntry[]; cursor: string | null };

export type CommunityTags = { tags: { tag: string; count: number }[] };

export type Comparison = {
	a: {
		jobSpecId: string;
		status: GoalJobStatus;
		workflowId: string | null;
		workflowName: string | null;
		specVersion: string | null;
		inputFileNames: string[];
		createdAt: string;
		startedAt: string | null;
		completedAt: string | null;
		workedMs: number | null;
		costMicroU: number;
		errorCode: ErrorCode | null;
		errorMessage: string | null;
	};
	b: {
		jobSpecId: string;
		status: GoalJobStatus;
		workflowId: string | null;
		workflowName: string | null;
		specVersion: string | null;
		inputFileNames: string[];
		createdAt: string;
		startedAt: string | null;
		completedAt: string | null;
		workedMs: number | null;
		costMicroU: number;
		errorCode: ErrorCode | null;
		errorMessage: string | null;
	};
	steps: {
		stepId: string;
		title: string;
		a: { status: StepStatus; calls: number; durationMs: number; costMicroU: number; outputDigest: string | null; errorMessage: string | null } | null;
		b: { status: StepStatus; calls: number; durationMs: number; costMicroU: number; outputDigest: string | null; errorMessage: string | null } | null;
		hasSameOutput: boolean | null;
	}[];
	answers: { slotId: string; question: string; a: unknown; b: unknown; isSame: boolean }[];
	files: {
		fileName: string;
		a: { artifactId: string; sha256: string; sizeBytes: number; mimeType: string } | null;
		b: { artifactId: string; sha256: string; sizeBytes: number; mimeType: string } | null;
		isSame: boolean;
	}[];
};

export type CompiledWorkflow = {
	workflowId: string;
	name: string;
	steps: { title: string; tool: string }[];
	questions: string[];
	files: { min: number; max: number; formats: string[] };
	costMicroU: number;
};

export type ConfirmInput = { expectedVersion?: number | null; budgetMicroU?: BudgetMicroU | null };

export type Contact = { name: string; role: string; email: "" | string; phone: string };

export type ContactInput = { name: string; role?: string; email?: "" | string; phone?: string };

export type ContentCut = { path: string; kept: number; of: number; unit: "characters" | "entries" | "fields" };

export type CostEstimate = {
	estimatedMicroU: number;
	estimatedUsd: number;
	maxIterations: number;
	llmCostPerIterMicroU: number;
	tools: { toolName: string; perInvocationMicroU: number }[];
	quotaCheck: { state: "ok" | "warn" | "exceeded"; tier: "free" | "pro"; estimatedMicroU: number; thresholdMicroU: number; upgradeUrl: string };
	unknownTools: string[];
	method: "rules" | "model";
};

export type CostEstimateInput = { toolNames: string[]; maxIterations?: number | null };

export type CostTimeline = { bucket: Bucket; items: CostTimelineRow[] };

export type CostTimelineRow = { start: string; agentRole: string; stepName: string; title: string; calls: number; failedCalls: number; costMicroU: MicroU };

export type CreateApiKeyBody = { name: string; expiresAt?: string | null; scopes?: ApiKeyScope[] };

export type CreateBlankInput = { name: string; description?: string };

export type CreatedApiKey = {
	keyId: string;
	name: string;
	prefix: string;
	scopes: ApiKeyScope[];
	createdAt: string;
	lastUsedAt: string | null;
	expiresAt: string | null;
	key: string;
};

export type CreateGoalJobInput = {
	goalText?: string | null;
	workflowId?: string | null;
	userWorkflowId?: string | null;
	fileIds?: string[];
	sensitiveLocalFileIds?: string[];
	slotAnswers?: SlotAnswer[] | null;
} & (
	| { goalText: string; workflowId?: null; userWorkflowId?: null; fileIds: unknown; slotAnswers?: unknown }
	| { workflowId: string; goalText?: null; userWorkflowId?: null }
	| { userWorkflowId: string; goalText?: null; workflowId?: null }
);

export type CreateSurveyBody = { title: string; description?: string; projectUrl?: string | null; templateId?: string | null; language?: string };

export type CreatorEarnings = {
	from: string;
	to: string;
	share: number;
	totals: { runs: number; chargedMicroU: number; accruedMicroU: number };
	byWorkflow: { workflowId: string; agentName: string; runs: number; chargedMicroU: number; accruedMicroU: number }[];
	byMonth: { month: string; runs: number; chargedMicroU: number; accruedMicroU: number }[];
};

export type CreatorUsage = {
	from: string;
	to: string;
	totals: { runs: number; delivered: number; failed: number; successRate: number | null; costMicroU: number };
	byWorkflow: {
		workflowId: string;
		agentName: string;
		isListed: boolean;
		runs: number;
		delivered: number;
		failed: number;
		successRate: number | null;
		costMicroU: number;
		medianSeconds: number | null;
		people: number;
	}[];
	byDay: { date: string; runs: number; delivered: number; failed: number; costMicroU: number }[];
};

export type DataExport = {
	exportId: string;
	status: "queued" | "running" | "ready" | "failed" | "expired";
	progress: number;
	message: string;
	sizeBytes: number | null;
	fileCount: number | null;
	leftOut: number;
	createdAt: string;
	finishedAt: string | null;
	expiresAt: string | null;
};

export type DataExportList = { items: DataExport[]; nextCursor: string | null };

export type Deleted = { success: true };

export type DeletedApplication = { applicationId: string; deleted: true };

export type DeletedSession = { success: true; deletedFileIds: string[] };

export type Destination = { destinationId: string; confidence: number; matchReason: string; requiresDisambiguation: boolean };

export type DeviceLogin = { userCode: string; clientName: string; ipAddress: string; createdAt: string; expiresAt: string };

export type DownloadLink = { downloadUrl: string; fileName: string; sizeBytes: number; mimeType: string; expiresAt: string };

export type Draft = { answers: SlotAnswer[]; baseVersion: number | null; savedAt: string | null };

export type Edge = { from: string; to: string };

export type EdgeInput = { from: string; to: string };

export type EipBinding = { provider: string; service: string };

export type EipBindingInput = { provider: string; service: string };

export type EmailAddress = string;

export type EmailBody = { email: EmailAddress };

export type EndedSessions = { success: true; ended: number };

export type ErrorBody = { error: string; code: string; message: string; details?: Record<string, unknown>; requestId: string };

export type ErrorCode =
	| "INVALID_REQUEST"
	| "INVALID_STATE_TRANSITION"
	| "INVALID_TOKEN"
	| "DEVICE_LOGIN_PENDING"
	| "DEVICE_LOGIN_DENIED"
	| "AUTH_INVALID_REDIRECT"
	| "AUTH_OAUTH_STATE_INVALID"
	| "MESSAGING_STATE_INVALID"
	| "UNAUTHENTICATED"
	| "INVALID_CREDENTIALS"
	| "INVALID_SIGNATURE"
	| "AUTH_OAUTH_DENIED"
	| "AUTH_OAUTH_TOKEN_INVALID"
	| "MESSAGING_LOGIN_DENIED"
	| "MESSAGING_TOKEN_INVALID"
	| "REFRESH_TOKEN_REUSED"
	| "REFRESH_TOKEN_INVALID"
	| "INSUFFICIENT_CREDITS"
	| "EMAIL_NOT_VERIFIED"
	| "PRO_REQUIRED"
	| "FILE_FORBIDDEN"
	| "FORBIDDEN"
	| "RECENT_SIGN_IN_REQUIRED"
	| "LINK_EXPIRED"
	| "NOT_FOUND"
	| "JOB_NOT_FOUND"
	| "FILE_NOT_FOUND"
	| "ARTIFACT_NOT_FOUND"
	| "PICTURE_NOT_FOUND"
	| "FEEDBACK_NOT_FOUND"
	| "CHECKOUT_NOT_FOUND"
	| "SESSION_NOT_FOUND"
	| "EXPORT_NOT_FOUND"
	| "API_KEY_NOT_FOUND"
	| "DEVICE_LOGIN_NOT_FOUND"
	| "EXCEPTION_NOT_FOUND"
	| "WORKFLOW_NOT_FOUND"
	| "SOURCE_NOT_FOUND"
	| "COMMENT_NOT_FOUND"
	| "VERSION_NOT_FOUND"
	| "SAMPLE_NOT_FOUND"
	| "AGENT_NOT_FOUND"
	| "METHOD_NOT_ALLOWED"
	| "VERSION_CONFLICT"
	| "WORKFLOW_PUBLIC"
	| "AGENT_NAME_TAKEN"
	| "SURVEY_NOT_FOUND"
	| "QUESTION_NOT_FOUND"
	| "RESPONSE_NOT_FOUND"
	| "REPORT_NOT_FOUND"
	| "SURVEY_CLOSED"
	| "ALREADY_RESPONDED"
	| "QUOTE_MISMATCH"
	| "OAuthLinkingRequired"
	| "OAUTH_ALREADY_LINKED"
	| "MESSAGING_ACCOUNT_TAKEN"
	| "MESSAGING_ALREADY_BOUND"
	| "IDEMPOTENCY_KEY_REUSED"
	| "IDEMPOTENCY_IN_PROGRESS"
	| "PAYLOAD_TOO_LARGE"
	| "QUOTA_EXCEEDED"
	| "UNSUPPORTED_MEDIA_TYPE"
	| "VALIDATION_ERROR"
	| "SLOT_VALIDATION_ERROR"
	| "SURVEY_HAS_NO_QUESTIONS"
	| "REVISION_REFUSED"
	| "FILE_REJECTED"
	| "UNKNOWN_TOOL"
	| "FORBIDDEN_TOOL"
	| "HTML_NOT_ALLOWED"
	| "WORKFLOW_NOT_RUNNABLE"
	| "RATE_LIMITED"
	| "INTERNAL"
	| "NOT_IMPLEMENTED"
	| "AUTH_OAUTH_PROVIDER_FAILED"
	| "MESSAGING_PLATFORM_FAILED"
	| "SERVICE_UNAVAILABLE"
	| "FILE_INCOMPATIBLE"
	| "FILE_ENCRYPTED"
	| "FILE_SCANNED"
	| "FILE_EMPTY"
	| "FILE_TOO_LARGE"
	| "FILE_UNREADABLE"
	| "NO_MATCHING_WORKFLOW"
	| "NOTHING_TO_CHOOSE"
	| "NO_POSTINGS_FOUND"
	| "ALL_SOURCES_FAILED"
	| "CHECKPOINT_EXPIRED"
	| "CLAIM_CHECK_FAILED"
	| "TOOL_NOT_ALLOWED"
	| "TOOL_TIMEOUT"
	| "TOOL_FAILED"
	| "BUDGET_EXCEEDED"
	| "JOB_CANCELLED"
	| "MODEL_FAILED";

export type EventLog = { items: JobEvent[]; nextAfter: number | null };

export type ExceptionChange = { state?: TicketState; owner_note?: string };

export type ExceptionList = { items: ExceptionRecord[] };

export type ExceptionRecord = {
	ticket_id: string;
	exception_type: string;
	taxonomy_version: string;
	severity: Severity;
	affected_rows: Record<string, unknown>[];
	suggested_resolution: string;
	requires_human: boolean;
	state: TicketState;
	owner_note: string;
	attempt: number;
	created_at: Timestamp;
	changed_at: Timestamp | null;
};

export type ExportDocument = {
	schemaVersion: string;
	name: string;
	description: string;
	systemPrompt: string;
	toolPalette: ToolPalette;
	canvasLayout: CanvasLayout;
	tags: string[];
};

export type ExportLink = { downloadUrl: string; expiresAt: string };

export type Feedback = {
	jobSpecId: string;
	sourceSpecId: string;
	userId: string;
	rating: "positive" | "negative";
	note: string | null;
	createdAt: string;
	updatedAt: string;
};

export type FeedbackInput = { rating: "positive" | "negative"; note?: string | null };

export type StoredFile = {
	fileId: string;
	fileName: string;
	mimeType: string;
	sizeBytes: number;
	sha256: string | null;
	status: "pending" | "ready" | "local" | "rejected";
	number: number;
	unreadable: { code: "FILE_EMPTY" | "FILE_ENCRYPTED" | "FILE_UNREADABLE"; message: string } | null;
	createdAt: string;
};

export type FileCheck = { fileId: string; passed: boolean; errors: { code: string; message: string }[]; warnings: { code: string; message: string }[] };

export type FileList = { items: StoredFile[]; nextCursor: string | null; storage: Storage };

export type FileName = string;

export type FilesDeleted = { success: true };

export type FileUse = { fileId: string; runs: number; openRuns: number };

export type FileUses = { items: FileUse[] };

export type FileWithLink = {
	fileId: string;
	fileName: string;
	mimeType: string;
	sizeBytes: number;
	sha256: string | null;
	status: "pending" | "ready" | "local" | "rejected";
	number: number;
	unreadable: { code: "FILE_EMPTY" | "FILE_ENCRYPTED" | "FILE_UNREADABLE"; message: string } | null;
	createdAt: string;
	downloadUrl: string | null;
	expiresAt: string | null;
};

export type Finding = { path: string; message: string; level: "error" | "warning" };

export type FindingCode =
	| "EMPTY_WORKFLOW"
	| "FORBIDDEN_TOOL"
	| "UNKNOWN_TOOL"
	| "UNAVAILABLE_TOOL"
	| "UNKNOWN_EDGE"
	| "SELF_EDGE"
	| "CYCLE"
	| "EDGE_DOES_NOT_FIT"
	| "MISSING_INPUT"
	| "NOTHING_DELIVERED"
	| "OVER_BUDGET"
	| "UNUSED_GROUP_NAME"
	| "INVALID_SPEC";

export type FindingLevel = "refused" | "not_runnable" | "note";

export type FitAdjustment = { kind: "share" | "below_strong" | "model"; by: number; points: number; reason: string };

export type FitScore = {
	overall: number;
	skills: number;
	title: number;
	seniority: number;
	location: number;
	matchedSkills: string[];
	missingSkills: string[];
	explanation: string;
	adjustments?: FitAdjustment[];
	method: "rules" | "model";
};

export type ForkInput = { sourceSpecId: string; name?: string };

export type ForkNode = {
	workflowId: string;
	name: string;
	ownerDisplayName: string;
	parentId: string | null;
	depth: number;
	stats: { runCount: number; forkCount: number; likeCount: number };
};

export type ForkTree = { nodes: ForkNode[]; isWhole: boolean };

export type FormProgressBody = { steps: string[] };

export type FormProgressTaken = { counted: number };

export type GoalAnswer = { slot: Slot; value: unknown; evidence: string; confidence: number };

export type GoalJob = {
	jobSpecId: string;
	itemVersion: number;
	attemptId: string;
	goalText: string;
	fileIds: string[];
	status: GoalJobStatus;
	progress: number;
	resolvedDestinations: Destination[];
	pendingSlots: Slot[];
	filledSlots: Record<string, unknown>;
	goalAnswers: GoalAnswer[];
	goalRemarks: GoalRemark[];
	pendingInterrupts: Interrupt[];
	preflightResult: PreflightResult;
	tasks: Task[];
	useCaseType: string;
	agentMessage: string | null;
	errorMessage: string | null;
	errorCode: ErrorCode | null;
	deliveryMode: string;
	createdAt: string;
	updatedAt: string;
	startedAt: string | null;
	completedAt: string | null;
	progressMessage: string | null;
	artifacts: Artifact[];
	workflowId: string | null;
	workflowName: string | null;
	hasPreview: boolean;
	inputFileNames: string[];
	sensitiveLocalFileIds: string[];
	costMicroU: number;
	lastSeq: number;
	waitedMs: number;
	budgetMicroU: number | null;
	estimatedCostMicroU: { low: number; high: number } | null;
	keptFromJobSpecId: string | null;
	cancelReceipt: CancelReceipt | null;
};

export type GoalJobStatus =
	| "draft"
	| "created"
	| "analyzing"
	| "slots_pending"
	| "ready"
	| "ready_with_preview"
	| "confirmed"
	| "queued"
	| "executing"
	| "completed"
	| "partial"
	| "failed"
	| "cancelled";

export type GoalReading = { matches: WorkflowMatch[]; isSure: boolean; nearest: WorkflowMatch[]; isLanguageRead: boolean };

export type GoalRemark = { evidence: string; remark: string };

export type GroupName = { tool: string; name: string };

export type GroupNameInput = { tool: string; name: string };

export type HandoffList = { items: HandoffRecord[] };

export type HandoffReason = "phase_complete" | "human_review_required" | "low_confidence" | "tool_failure" | "budget_exceeded";

export type HandoffRecord = {
	from_role: string;
	to_role: string;
	reason_code: HandoffReason;
	reason_detail: string;
	ts: Timestamp;
	handoff_id: string;
	attempt: number;
	handed_over: { step_name: string; summary: string }[];
};

export type Health = {
	status: "ok" | "failing";
	version: string;
	checks: { database: "ok" | "failing"; engine: "ok" | "failing"; realtime: "ok" | "failing"; storage: "ok" | "failing" };
	reasons: Record<string, string>;
	warnings: Record<string, string>;
};

export type ImportedQuestions = {
	survey: Survey;
	imported: {
		questionText: string;
		questionType: SurveyQuestionType;
		required: boolean;
		options: string[];
		placeholder: string;
		minValue: number | null;
		maxValue: number | null;
		helpText: string;
		maxLength: number | null;
		minSelections: number | null;
		maxSelections: number | null;
		optionCaps: Record<string, number>;
		prefillKey: string | null;
	}[];
	skipped: { line: number; message: string }[];
};

export type ImportInput = {
	schemaVersion?: string;
	name: string;
	description?: string;
	systemPrompt?: string;
	toolPalette?: ToolPalette;
	canvasLayout?: CanvasLayoutInput;
	tags?: string[];
};

export type ImportPreflight = {
	canImport: boolean;
	schemaVersion: { given: string; current: string; isKnown: boolean };
	tools: {
		toolName: string;
		state: "known" | "unknown" | "forbidden";
		message: string | null;
		substitutes: { toolName: string; description: string; why: string }[];
	}[];
	findings: UserWorkflowsFinding[];
	isRunnable: boolean;
	leftOut: string[];
	needsPro: boolean;
};

export type ImportQuestionsBody = { format: "csv" | "text"; content: string; mode?: "append" | "replace"; dryRun?: boolean; expectedVersion?: number | null };

export type InputsSummary = {
	jobSpecId?: string | null;
	budgetMicroU?: number | null;
	fileSizeBytes?: number | null;
	expectedTokens?: number | null;
	expectedMegapixels?: number | null;
	expectedAudioMinutes?: number | null;
};

export type Interrupt = {
	interruptId: string;
	interruptType: "slot_fill" | "checkpoint" | "disambiguation";
	ownerPath: string;
	uiSurface: "slot_panel" | "checkpoint_screen" | "disambiguation_panel" | "local_processing";
	payload: Record<string, unknown>;
	status: "pending" | "resolved" | "expired" | "cancelled";
};

export type InvocationStatus = "started" | "succeeded" | "failed" | "timeout" | "cancelled";

export type ItemCheck = { passed: boolean; violations: ItemViolation[]; remarks: Record<string, unknown>[]; advice: string | null };

/** Of a tailored resume: {kind, where, claim, explanation} */
export type ItemViolation = Record<string, unknown>;

export type JobEvent = { seq: number; type: JobEventType; ts: string; jobSpecId: string; attemptId: string; data: Record<string, unknown> };

export type JobEventType =
	| "job_updated"
	| "step_started"
	| "step_progress"
	| "step_finished"
	| "tool_started"
	| "tool_finished"
	| "slot_needed"
	| "slot_filled"
	| "handoff"
	| "exception_raised"
	| "artifact_ready";

export type JobItem = {
	jobSpecId: string;
	itemId: string;
	revision: number;
	editedAt: string | null;
	value: Record<string, unknown>;
	original: Record<string, unknown>;
	beside: Record<string, unknown>;
	artifacts: Artifact[];
};

/** A JSON Schema of an object */
export type JsonSchema = Record<string, unknown>;

/** A JSON Schema of an object */
export type JsonSchemaInput = Record<string, unknown>;

export type LedgerEntryKind =
	| "credit_grant_subscription"
	| "credit_grant_trial"
	| "credit_grant_promo"
	| "credit_grant_free_monthly"
	| "credit_deduction_workflow"
	| "credit_topup"
	| "credit_refund";

export type LedgerPage =
	| {
			entries: {
				id: string;
				kind: LedgerEntryKind;
				occurredAt: string;
				workflowRunId: string | null;
				paymentTransactionId: string | null;
				costMicroU: number;
				breakdownMicroU: { llm: number; compute: number; storage: number; mcp: number; runFloor: number } | null;
				run: {
					jobSpecId: string | null;
					specId: string;
					state: ChargeState;
					quotedMicroU: number;
					actualMicroU: number | null;
					releasedMicroU: number | null;
				} | null;
			}[];
			nextCursor: string | null;
	  }
	| {
			entries: {
				id: string;
				kind: LedgerEntryKind;
				occurredAt: string;
				workflowRunId: string | null;
				paymentTransactionId: string | null;
				costCredits: number;
				breakdownCredits: { llm: number; compute: number; storage: number; mcp: number; runFloor: number } | null;
				run: {
					jobSpecId: string | null;
					specId: string;
					state: ChargeState;
					quotedCredits: number;
					actualCredits: number | null;
					releasedCredits: number | null;
				} | null;
			}[];
			nextCursor: string | null;
	  };

export type LikeResult = { liked: boolean; likeCount: number };

export type Lineage = {
	artifactId: string;
	fileName: string;
	sha256: string;
	sizeBytes: number;
	madeAt: string;
	attemptNumber: number;
	workflow: { specId: string; version: string };
	step: { stepId: string; title: string; role: string | null };
	tool: { toolRef: string; invocationId: string; startedAt: string; durationMs: number; costMicroU: number } | null;
	method: string | null;
	inputs: LineageInput[];
	sources: LineageInput[];
	approvals: { checkpointId: string; title: string; answeredBy: string | null; answeredAt: string; slotIds: string[] }[];
	remarks: Record<string, unknown>[];
	versions: ArtifactVersion[];
};

export type LineageInput = { kind: "file" | "step" | "answer" | "artifact"; id: string; name: string; sha256: string | null };

export type LinkedArtifact = {
	artifactId: string;
	fileName: string;
	mimeType: string;
	sizeBytes: number;
	artifactType: "document" | "data" | "image" | "video" | "archive";
	platform: string;
	metadata: Record<string, unknown>;
	isPrimary: boolean;
	isPreview: boolean;
	description: string;
	downloadUrl: string;
	expiresAt: string;
};

export type LinkedProvider = {
	provider: "google" | "github";
	isOffered: boolean;
	accountName: string | null;
	linkedAt: string | null;
	lastUsedAt: string | null;
};

export type LinkStart = { startUrl: string };

export type MailedTokenBody = { token: string };

export type MarkedPosting = { jobId: string; mark: PostingMark | null };

export type MarkInput = { mark: PostingMark | null };

export type MatchingJob = {
	jobId: string;
	title: string;
	company: string;
	location: string | null;
	country: string | null;
	remote: RemoteMode | null;
	seniority: Seniority | null;
	employmentType: string | null;
	salary: Salary | null;
	postedAt: string | null;
	expiresAt?: string | null;
	description: string;
	applyUrl: string;
	sources: PostingSourceRef[];
	verification: Verification;
	fit: FitScore;
};

export type MessagingWebhookReceipt = { received: true; applied: number };

/** Millionths of a US dollar */
export type MicroU = number;

export type MimeType = string;

export type MysteryEvent = {
	title: string;
	description: string;
	unlockCondition: UnlockCondition;
	isUnlocked: boolean;
	currentCount: number;
	thresholdCount: number | null;
	progressPercent: number;
	rewardDetails: Record<string, unknown> | null;
	needsMessagingBinding: boolean;
};

export type MysteryEventBody =
	| {
			unlockCondition: "on_completion";
			thresholdCount?: number | null;
			title: string;
			description: string;
			rewardDetails: Record<string, unknown>;
			expectedVersion?: number | null;
	  }
	| {
			unlockCondition: "threshold" | "both";
			thresholdCount: number;
			title: string;
			description: string;
			rewardDetails: Record<string, unknown>;
			expectedVersion?: number | null;
	  };

export type MysteryEventConfig = {
	unlockCondition: UnlockCondition;
	thresholdCount: number | null;
	title: string;
	description: string;
	rewardDetails: Record<string, unknown>;
	isUnlocked: boolean;
};

export type MysteryStatus = {
	responseId: string;
	surveyId: string;
	isUnlocked: boolean;
	unlockType: UnlockType | null;
	unlockedAt: string | null;
	mysteryEvent: MysteryEvent | null;
};

export type NodeInput = string | { name: string; from?: string | null; value?: unknown };

export type NodeInputInput = string | { name: string; from?: string | null; value?: unknown };

export type NodeRehearsal = {
	node: string;
	tool: string;
	toolRef: string;
	status: "passed" | "failed" | "skipped";
	answeredBy: "recording" | "generated" | null;
	problems: string[];
	input: string;
	output: string;
	costMicroU: number;
};

export type OfferedPosting = {
	jobId: string;
	title: string;
	company: string;
	location: string | null;
	country: string | null;
	remote: RemoteMode | null;
	seniority: Seniority | null;
	employmentType: string | null;
	salary: Salary | null;
	postedAt: string | null;
	expiresAt?: string | null;
	applyUrl: string;
	sources: PostingSourceRef[];
	verification: Verification;
	fit: FitScore;
	score: number;
	band: Band;
	salaryPerYear: { min: number | null; max: number | null; currency: string; isConverted: boolean; ratesOn: string | null } | null;
	mark: PostingMark | null;
};

export type OverageConsentInput = { enable: boolean };

export type OverageConsentState = { enabled: boolean; consentedAt: string | null; periodEnd: string };

export type OwnWorkflowSummary = {
	workflowId: WorkflowId;
	ownerId: string;
	specId: string;
	name: string;
	descriptionPreview: string;
	visibility: Visibility;
	tags: string[];
	stats: WorkflowStats;
	sourceType: SourceType;
	sourceSpecId: string;
	updatedAt: string;
	treasureId: string | null;
	createdAt: string;
	itemVersion: number;
	isRunnable: boolean;
	toolNames: string[];
	parentChanges: number;
};

export type ParentChange = {
	changeId: string;
	kind: "paragraph" | "tool" | "edge";
	action: "added" | "removed" | "changed";
	base: string | null;
	mine: string | null;
	theirs: string | null;
	isConflict: boolean;
	summary: string;
};

export type ParentChanges = {
	sourceSpecId: string;
	sourceName: string;
	baseVersion: string;
	parentVersion: string;
	isUpToDate: boolean;
	changes: ParentChange[];
};

export type Position = { x: number; y: number };

/** The values that the filters can take, the most frequent first; count: how many pass the other filters with this value */
export type PostingFacets = {
	band: { value: string; count: number }[];
	remote: { value: string; count: number }[];
	seniority: { value: string; count: number }[];
	country: { value: string; count: number }[];
	company: { value: string; count: number }[];
	skill: { value: string; count: number }[];
	source: { value: string; count: number }[];
	status: { value: string; count: number }[];
	minSalary: { value: string; count: number }[];
	postedWithinDays: { value: string; count: number }[];
	mark: { value: string; count: number }[];
};

export type PostingMark = "pinned" | "dismissed";

export type PostingPage = {
	items: OfferedPosting[];
	total: number;
	scored: number;
	samples: number;
	currency: string;
	ratesOn: string;
	facets: PostingFacets;
	nextCursor: string | null;
};

export type PostingSort = "fit" | "newest" | "salary" | "company";

export type PostingSourceRef = { provider: string; board?: string; externalId: string; url: string; priority: number; isSample: boolean };

export type Preferences = {
	newsletter: boolean;
	productUpdates: boolean;
	securityAlerts: boolean;
	runWaiting: boolean;
	runExpiring: boolean;
	runFinished: boolean;
	reminders: boolean;
	lowBalance: boolean;
};

export type PreflightCode =
	| "FILE_LOCAL"
	| "FILE_NOT_READY"
	| "FILE_TYPE_UNSUPPORTED"
	| "FILE_EMPTY"
	| "FILE_ENCRYPTED"
	| "FILE_INCOMPATIBLE"
	| "FILE_SCANNED"
	| "FILE_TOO_LARGE"
	| "FILE_UNREADABLE";

export type PreflightIssue = { fileId: string; code: PreflightCode; message: string };

export type PreflightResult = { passed: boolean; errors: PreflightIssue[]; warnings: PreflightWarning[]; choices: Record<string, string[]> };

export type PreflightWarning = { fileId: string; code: "NOTE" | "FILE_DOUBTED"; message: string };

export type Presentation = "one_at_a_time" | "all_at_once";

export type PublicForm = {
	surveyId: string;
	title: string;
	description: string;
	questions: {
		questionId: string;
		questionText: string;
		questionType: SurveyQuestionType;
		required: boolean;
		order: number;
		options: string[];
		placeholder: string;
		minValue: number | null;
		maxValue: number | null;
		helpText: string;
		maxLength: number | null;
		minSelections: number | null;
		maxSelections: number | null;
		prefillKey: string | null;
	}[];
	status: SurveyStatus;
	earlyBirdActive: boolean;
	earlyBirdDescription: string;
	earlyBirdEndsAt: string | null;
	hasMysteryEvent: boolean;
	presentation: Presentation;
	language: string;
	closedMessage: string;
	isFull: boolean;
	canBindMessaging: boolean;
	unavailableOptions: Record<string, string[]>;
	formToken: string;
};

export type QuestionOrderBody = { questionIds: string[]; expectedVersion?: number | null };

export type QuestionStats = {
	questionId: string;
	questionText: string;
	responseCount: number;
	optionCounts: Record<string, number>;
	averageRating: number | null;
	questionType: SurveyQuestionType;
	shownCount: number;
	dropOffCount: number;
};

export type QuestionType = "text" | "textarea" | "number" | "boolean" | "select" | "multi_select" | "file" | "date" | "object";

export type QueuedAcknowledgement = {
	jobSpecId: string;
	status: "queued";
	messageId: string;
	submittedAt: string;
	estimatedStartSeconds: number;
	pollingUrl: string;
	tasks: Task[];
	receipt: RetryPlan | null;
};

export type Quote =
	| {
			costU: number;
			balanceU: number;
			minFloorU: number;
			topUp: { minU: number; suggestedU: number; maxU: number };
			freeCredits: number;
			sufficient: boolean;
			layersMicroU: { raw: number; insured: number; charged: number };
			breakdownMicroU: { llm: number; compute: number; storage: number; mcp: number; runFloor: number };
	  }
	| {
			costCredits: number;
			balanceCredits: number;
			minFloorCredits: number;
			topUp: { minCredits: number; suggestedCredits: number; maxCredits: number };
			freeCredits: number;
			sufficient: boolean;
			layersMicroU: { raw: number; insured: number; charged: number };
			breakdownCredits: { llm: number; compute: number; storage: number; mcp: number; runFloor: number };
	  };

export type QuoteInput = { workflowKind: WorkflowKind; specId: string; inputsSummary?: InputsSummary | null };

export type ReadAnswer = { slotId: string; question: string; value: unknown; evidence: string; confidence: number };

export type Received = { sizeBytes: number; sha256: string };

export type RefreshBody = { refreshToken: string };

export type RegisteredFile = {
	fileId: string;
	fileName: string;
	mimeType: string;
	sizeBytes: number;
	sha256: string | null;
	status: "pending" | "ready" | "local" | "rejected";
	number: number;
	unreadable: { code: "FILE_EMPTY" | "FILE_ENCRYPTED" | "FILE_UNREADABLE"; message: string } | null;
	createdAt: string;
	upload: Upload | null;
};

export type RegisterFileBody = { fileName: FileName; mimeType: MimeType; sizeBytes: number; sha256?: string | null; local?: boolean };

export type RemoteMode = "Remote" | "Hybrid" | "On-site";

export type RenameFileBody = { fileName: FileName };

export type ReportLink = { linkId: string; reportToken: string; url: string; createdAt: string; lastUsedAt: string | null };

export type ReportLinkList = { links: ReportLink[] };

export type ResetPasswordBody = { token: string; newPassword: string; keepApiKeys?: boolean };

export type ResolveGoalInput = { goalText: string; fileNames?: string[] };

export type RestoreInput = { expectedVersion?: number | null };

export type RetriedJobs = {
	retried: QueuedAcknowledgement[];
	refused: { jobSpecId: string; code: ErrorCode; message: string }[];
	costMicroU: { low: number; high: number };
	left: number;
};

export type RetryFailedInput = { workflowId: string; errorCode: ErrorCode };

export type RetryInput = { rerunMode?: "resume" | "retry_same_thread" | "fresh_rerun"; reason?: string | null };

export type RetryPlan = {
	keptSteps: { stepId: string; title: string; costMicroU: number }[];
	redoneSteps: { stepId: string; title: string; callsKept: number; callsRedone: number; costMicroU: number }[];
	keptAnswers: number;
	notRepeated: { effect: "tool_calls" | "files" | "answers"; count: number }[];
	spentMicroU: number;
	costMicroU: { low: number; high: number };
};

export type RetryPlanView = {
	keptSteps: { stepId: string; title: string; costMicroU: number }[];
	redoneSteps: { stepId: string; title: string; callsKept: number; callsRedone: number; costMicroU: number }[];
	keptAnswers: number;
	notRepeated: { effect: "tool_calls" | "files" | "answers"; count: number }[];
	spentMicroU: number;
	costMicroU: { low: number; high: number };
	alike: { runs: number; costMicroU: number };
};

export type RetryTicketedInput = { exception_type: string; workflow_id?: string | null };

export type ReviseItemInput = { value: Record<string, unknown>; expectedRevision: number };

export type RunEstimate = {
	source: "history" | "step_prices";
	runs: number;
	seconds: { low: number; high: number } | null;
	costMicroU: { low: number; high: number };
	suggestedBudgetMicroU: number;
	medianError: number | null;
};

export type RunFromInput = { jobSpecId: string; fromTool: string };

export type RunList = { items: RunSummary[] };

export type RunStatus =
	| "draft"
	| "created"
	| "analyzing"
	| "slots_pending"
	| "ready"
	| "ready_with_preview"
	| "confirmed"
	| "queued"
	| "executing"
	| "completed"
	| "partial"
	| "failed"
	| "cancelled";

export type RunSummary = {
	jobSpecId: string;
	status: string;
	startedAt: string | null;
	completedAt: string | null;
	progress: number;
	errorCode: string | null;
	errorMessage: string | null;
	costMicroU: number;
	createdAt: string;
};

export type RunTicket = {
	ticket_id: string;
	exception_type: string;
	taxonomy_version: string;
	severity: Severity;
	affected_rows: Record<string, unknown>[];
	suggested_resolution: string;
	requires_human: boolean;
	state: TicketState;
	owner_note: string;
	attempt: number;
	created_at: Timestamp;
	changed_at: Timestamp | null;
	job_spec_id: string;
	input_file_names: string[];
	run_status: string;
	workflow_id: string | null;
	workflow_name: string | null;
};

export type RunTicketPage = { items: RunTicket[]; nextCursor: string | null };

export type RunTimeline = {
	jobSpecId: string;
	workflowId: string | null;
	status: string;
	costMicroU: MicroU;
	now: Timestamp;
	attempts: TimelineAttempt[];
	pauses: TimelinePause[];
	spans: TimelineSpan[];
	steps: TimelineStep[];
};

export type Salary = { min: number | null; max: number | null; currency: string; period: "hour" | "day" | "week" | "month" | "year" };

export type SampleFile = { fileName: string; mimeType: string; description: string; url: string };

export type SampleResult = {
	jobSpecId: string;
	completedAt: string | null;
	costMicroU: number;
	artifacts: { artifactId: string; fileName: string; mimeType: string; sizeBytes: number; isPrimary: boolean; downloadUrl: string; expiresAt: string }[];
};

export type SandboxInput = { recordings?: Record<string, Record<string, unknown>>; answers?: Record<string, unknown> };

export type SandboxReport = { passed: boolean; costMicroU: number; budgetMicroU: number; recordedShare: number; ranAt: string; workflows: WorkflowRehearsal[] };

export type SavedDraft = { savedAt: string };

export type SaveDraftInput = { answers: SlotAnswerInput[]; baseVersion: number };

export type Seniority = "Intern" | "Junior" | "Mid" | "Senior" | "Lead" | "Executive";

export type SessionList = { sessions: SessionSummary[]; total: number; nextCursor: string | null };

export type SessionSummary = {
	jobSpecId: string;
	status: GoalJobStatus;
	goalText: string;
	useCaseType: string;
	progress: number;
	createdAt: string;
	updatedAt: string;
	completedAt: string | null;
	inputFileNames: string[];
	inputFileNumbers: number[];
	workflowId: string | null;
	workflowName: string | null;
	madeFor: string[];
	artifactCount: number;
	errorCode: ErrorCode | null;
	isWaitingForUser: boolean;
	waitingFor: WaitingFor | null;
	waitedMs: number;
	costMicroU: number;
	chargedMicroU: number | null;
};

export type Severity = "low" | "medium" | "high" | "critical";

export type SignedIn = { accessToken: string; refreshToken: string; expiresAt: string; user: User };

export type SignedUp = { user: User; message: string; requiresVerification: boolean };

export type SignInBody = { email: EmailAddress; password: string };

export type SignInMethods = { hasPassword: boolean; providers: LinkedProvider[] };

export type SignOutBody = { refreshToken: string };

export type SignUpBody = { email: EmailAddress; password: string; fullName?: string | null; newsletter?: boolean };

export type Slot = {
	slotId: string;
	slotType: QuestionType;
	question: string;
	options: string[];
	default: unknown;
	required: boolean;
	acceptedFormats: string[];
	hidden: boolean;
	isDisambiguation: boolean;
	config: Record<string, unknown>;
	suggestedValue: unknown;
	suggestedConfidence: number | null;
	suggestedSource: string | null;
};

export type SlotAnswer = { slotId: string; value: unknown };

export type SlotAnswerInput = { slotId: string; value: unknown };

export type SourceType = "curated" | "user" | "blank" | "import";

export type SpanOutcome = "pass" | "hold" | "timeout" | "fail";

export type Specialist = { role: string; name: string; tools: number[] };

export type SpecialistCost = { agentRole: string; totalMicroU: MicroU; toolCount: number; avgMicroU: MicroU };

export type SpecialistCostList = { items: SpecialistCost[] };

export type SpecialistOutcome = {
	agentRole: string;
	specialistSpanId: string;
	outcome: SpanOutcome | null;
	handoffReasonCode: HandoffReason | null;
	durationMs: number | null;
	startedAt: Timestamp;
	finishedAt: Timestamp | null;
	attempt: number;
};

export type SpecialistOutcomeList = { items: SpecialistOutcome[] };

export type SpecialistReliability = {
	agentRole: string;
	successCount: number;
	holdCount: number;
	timeoutCount: number;
	otherFailureCount: number;
	total: number;
	successRate: number;
	holdRate: number;
	timeoutRate: number;
	meanMs: number;
	p50Ms: number;
	p95Ms: number;
	count: number;
};

export type SpecialistReliabilityList = { items: SpecialistReliability[] };

export type SpecialistTrend = {
	agentRole: string;
	week: string;
	total: number;
	successCount: number;
	holdCount: number;
	timeoutCount: number;
	otherFailureCount: number;
	p50Ms: number;
	p95Ms: number;
};

export type SpecialistTrends = { items: SpecialistTrend[] };

export type StartDeviceLoginBody = { clientName: string };

export type StartedDeviceLogin = {
	deviceCode: string;
	userCode: string;
	verificationUrl: string;
	verificationUrlComplete: string;
	expiresAt: string;
	intervalSeconds: number;
};

export type StatusView = {
	jobSpecId: string;
	status: GoalJobStatus;
	progress: number;
	itemVersion: number;
	attemptId: string;
	tasksCompleted: number;
	tasksFailed: number;
	tasksTotal: number;
	errorMessage: string | null;
	progressMessage: string | null;
	agentMessage: string | null;
	suggestedPollIntervalMs: number;
	deliveryMode: string;
	pendingInterrupts: Interrupt[];
	lastSeq: number;
};

export type Step = {
	stepId: string;
	stepOrder: number;
	stepType: "tool" | "agent" | "checkpoint" | "deliver";
	status: StepStatus;
	progress: number;
	errorMessage: string | null;
	title: string;
	role: string | null;
	toolRef: string | null;
	progressMessage: string | null;
	startedAt: string | null;
	finishedAt: string | null;
	isKept: boolean;
};

export type StepStatus = "pending" | "running" | "awaiting_input" | "completed" | "failed" | "skipped" | "cancelled";

export type StoppableMail = "newsletter" | "productUpdates" | "runWaiting" | "runExpiring" | "runFinished" | "reminders" | "lowBalance";

export type Storage = { usedBytes: number; limitBytes: number };

export type SubmitResponseBody = { email: EmailAddress; name: string; answers: Record<string, unknown>; formToken?: string | null; website?: string | null };

export type SubmitResult = { responseId: string; surveyId: string; isEarlyBird: boolean; createdAt: string; mysteryUnlocked: boolean; thankYouUrl: string };

export type SubscribeInput = { runId?: string | null } | null;

export type SubscribeResult = { checkoutUrl: string; paymentTransactionId: string };

export type Subscription = {
	tier: "free" | "pro";
	status: SubscriptionStatus;
	subscriptionId: string | null;
	currentPeriodEnd: string | null;
	endsAt: string | null;
};

export type SubscriptionStatus = "none" | "active" | "trialing" | "past_due" | "paused" | "canceled";

export type Survey = {
	surveyId: string;
	creatorId: string;
	title: string;
	description: string;
	projectUrl: string | null;
	questions: SurveyQuestion[];
	earlyBirdDeadline: string | null;
	earlyBirdDescription: string;
	mysteryEventConfig: MysteryEventConfig | null;
	messagingOaId: string | null;
	status: SurveyStatus;
	totalResponses: number;
	itemVersion: number;
	createdAt: string;
	updatedAt: string;
	publishedAt: string | null;
	closedAt: string | null;
	presentation: Presentation;
	language: string;
	responseCap: number | null;
	thankYouMessage: string;
	closedMessage: string;
	quarantinedCount: number;
};

export type SurveyList = { surveys: Survey[]; nextCursor: string | null };

export type SurveyQuestion = {
	questionId: string;
	questionText: string;
	questionType: SurveyQuestionType;
	required: boolean;
	order: number;
	options: string[];
	placeholder: string;
	minValue: number | null;
	maxValue: number | null;
	helpText: string;
	maxLength: number | null;
	minSelections: number | null;
	maxSelections: number | null;
	optionCaps: Record<string, number>;
	prefillKey: string | null;
};

export type SurveyQuestionType = "text" | "textarea" | "single_choice" | "multiple_choice" | "rating" | "number";

export type SurveyReport = {
	title: string;
	description: string;
	status: SurveyStatus;
	responseCap: number | null;
	publishedAt: string | null;
	analytics: Analytics;
};

export type SurveyResponse = {
	responseId: string;
	surveyId: string;
	email: string;
	name: string;
	answers: Record<string, unknown>;
	messagingUserId: string | null;
	isEarlyBird: boolean;
	mysteryUnlocked: boolean;
	mysteryUnlockType: UnlockType | null;
	createdAt: string;
	isQuarantined: boolean;
	quarantineReasons: string[];
	releasedAt: string | null;
	durationMs: number | null;
};

export type SurveyResponseList = { responses: SurveyResponse[]; nextCursor: string | null };

export type SurveysDeleted = { success: true };

export type SurveyStatus = "draft" | "active" | "closed";

export type SurveyTemplate = {
	templateId: string;
	name: string;
	description: string;
	questions: {
		questionText: string;
		questionType: SurveyQuestionType;
		required: boolean;
		options: string[];
		placeholder: string;
		minValue: number | null;
		maxValue: number | null;
		helpText: string;
		maxLength: number | null;
		minSelections: number | null;
		maxSelections: number | null;
		optionCaps: Record<string, number>;
		prefillKey: string | null;
	}[];
};

export type SurveyTemplateList = { templates: SurveyTemplate[] };

export type TakeChangesInput = { take: string[]; parentVersion: string; expectedVersion?: number | null };

export type TakeDeviceLoginBody = { deviceCode: string };

export type Task = {
	taskId: string;
	destinationId: string;
	status: "pending" | "running" | "completed" | "partial" | "failed" | "cancelled";
	progress: number;
	specVersion: string;
	dag: Step[];
	outputArtifacts: Artifact[];
	errorMessage: string | null;
};

export type ThankYou = {
	responseId: string;
	surveyId: string;
	surveyTitle: string;
	name: string;
	isEarlyBird: boolean;
	isCounted: boolean;
	earlyBirdMessage: string | null;
	hasMessagingBinding: boolean;
	canBindMessaging: boolean;
	thankYouMessage: string;
	language: string;
	mysteryEvent: MysteryEvent | null;
};

export type TicketKind = {
	exception_type: string;
	severity: Severity;
	tickets: number;
	open: number;
	runs: number;
	retriable_runs: number;
	requires_human: boolean;
	suggested_resolution: string;
	last_at: Timestamp;
};

export type TicketKinds = { items: TicketKind[] };

export type TicketState = "open" | "acknowledged" | "resolved" | "ignored";

export type TimelineAttempt = {
	attemptId: string;
	attempt: number;
	startedAt: Timestamp;
	finishedAt: Timestamp | null;
	outcome: string | null;
	errorMessage: string | null;
};

export type TimelinePause = {
	interruptId: string;
	attempt: number;
	stepName: string | null;
	title: string;
	startedAt: Timestamp;
	finishedAt: Timestamp | null;
};

export type TimelineSpan = {
	specialistSpanId: string;
	attempt: number;
	agentRole: string;
	outcome: SpanOutcome | null;
	startedAt: Timestamp;
	finishedAt: Timestamp | null;
};

export type TimelineStep = {
	specialistSpanId: string;
	attempt: number;
	stepName: string;
	title: string;
	calls: number;
	extraCalls: number;
	failedCalls: number;
	costMicroU: MicroU;
	startedAt: Timestamp;
	finishedAt: Timestamp | null;
};

export type Timestamp = string;

export type TokenPair = { accessToken: string; refreshToken: string; expiresAt: string };

export type ToolCatalog = {
	servers: { name: string; tools: CatalogTool[]; title: string; isRemote: boolean; problem: string | null }[];
	total: number;
	fits: { from: string; to: string; inputs: string[] }[];
};

export type ToolInvocation = {
	schemaVersion: 1;
	invocationId: string;
	jobSpecId: string;
	workflowSpecId: string;
	runId: string;
	toolRef: string;
	declared: boolean;
	nodeName: string;
	agentRole: string;
	specialistSpanId: string;
	stepName: string;
	status: InvocationStatus;
	success: boolean;
	startedAt: Timestamp;
	finishedAt: Timestamp | null;
	durationMs: number;
	costMicroU: MicroU;
	argsSummary: string;
	argsRef: string | null;
	outputSummary: string;
	outputRef: string | null;
	outputDigest: string | null;
	errorCode: ErrorCode | null;
	errorMessage: string | null;
	attemptId: string;
	attempt: number;
	itemKey: string;
};

export type ToolInvocationPage = { items: ToolInvocation[]; nextCursor: string | null };

export type ToolName = string;

export type ToolPalette = ToolPaletteItemInput[];

export type ToolPaletteItemInput = { toolName: string; position?: Position; note?: string };

export type TopUp =
	| { paymentTransactionId: string; status: TopUpStatus; topupId: string; checkoutUrl: string | null; runId: string | null; amountU: number }
	| { paymentTransactionId: string; status: TopUpStatus; topupId: string; checkoutUrl: string | null; runId: string | null; amountCredits: number };

export type TopUpInput = { amountU?: number | null; amountCredits?: number | null; currency?: "USD"; runId?: string | null } & (
	| { amountU: number; amountCredits?: null }
	| { amountCredits: number; amountU?: null }
);

export type TopUpStatus = "draft" | "completed" | "failed" | "cancelled";

export type UnlockCondition = "on_completion" | "threshold" | "both";

export type UnlockType = "completion" | "threshold" | "both";

export type Unsubscribed = { success: true; message: string; preference: StoppableMail };

export type UpdateInput = {
	name?: string;
	description?: string;
	systemPrompt?: string;
	toolPalette?: ToolPalette;
	canvasLayout?: CanvasLayoutInput;
	tags?: string[];
	foundingIntent?: string;
	visibility?: Visibility;
	expectedVersion?: number | null;
	sampleRunId?: string | null;
	versionNote?: string;
};

export type UpdatePreferencesBody = {
	newsletter?: boolean | null;
	productUpdates?: boolean | null;
	securityAlerts?: boolean | null;
	runWaiting?: boolean | null;
	runExpiring?: boolean | null;
	runFinished?: boolean | null;
	reminders?: boolean | null;
	lowBalance?: boolean | null;
};

export type UpdateProfileBody = { displayName?: string | null; locale?: string | null; timeZone?: string | null };

export type UpdateQuestionBody = {
	questionText?: string;
	questionType?: SurveyQuestionType;
	required?: boolean;
	options?: string[];
	placeholder?: string;
	helpText?: string;
	minValue?: number | null;
	maxValue?: number | null;
	maxLength?: number | null;
	minSelections?: number | null;
	maxSelections?: number | null;
	optionCaps?: Record<string, number>;
	prefillKey?: string | null;
	expectedVersion?: number | null;
};

export type UpdateSlotsInput = { answers: SlotAnswerInput[]; expectedVersion?: number | null };

export type UpdateSurveyBody = {
	title?: string;
	description?: string;
	projectUrl?: string | null;
	earlyBirdDeadline?: string | null;
	earlyBirdDescription?: string;
	messagingOaId?: string | null;
	presentation?: Presentation;
	language?: string;
	responseCap?: number | null;
	thankYouMessage?: string;
	closedMessage?: string;
	expectedVersion?: number | null;
};

export type Upload = { url: string; method: "PUT"; headers: Record<string, string>; expiresAt: string };

export type UsageStatistics = {
	totalSessions: number;
	completed: number;
	failed: number;
	cancelled: number;
	open: number;
	costMicroU: number;
	from: string;
	to: string;
	byWorkflow: {
		workflowId: string;
		workflowName: string;
		count: number;
		completed: number;
		failed: number;
		cancelled: number;
		open: number;
		costMicroU: number;
	}[];
	byPeriod: { date: string; count: number; completed: number; failed: number; cancelled: number; open: number; costMicroU: number }[];
};

export type User = {
	id: string;
	email: string | null;
	name: string;
	emailVerified: boolean;
	locale: string | null;
	timeZone: string | null;
	tier: "free" | "pro";
	createdAt: string;
	updatedAt: string;
};

export type UserWorkflow = {
	workflowId: WorkflowId;
	ownerId: string;
	specId: string;
	sourceSpecId: string;
	sourceType: SourceType;
	sourceVersion: string;
	name: string;
	description: string;
	systemPrompt: string;
	toolPalette: ToolPalette;
	canvasLayout: CanvasLayout;
	specJson: Record<string, unknown>;
	visibility: Visibility;
	tags: string[];
	foundingIntent: string;
	stats: WorkflowStats;
	createdAt: string;
	updatedAt: string;
	itemVersion: number;
	version: number;
	isRunnable: boolean;
	findings: UserWorkflowsFinding[];
	specialists: Specialist[];
	publishedAt: string | null;
	sourceName: string;
	isOwn: boolean;
	isLiked: boolean;
	ownerDisplayName: string;
	sampleRunId: string | null;
};

export type UserWorkflowList = { items: OwnWorkflowSummary[]; cursor: string | null };

export type UserWorkflowsDeleted = { success: true };

export type UserWorkflowsFinding = {
	code: FindingCode;
	level: FindingLevel;
	message: string;
	tool: number | null;
	edge: number | null;
	field: string | null;
	suggestions: string[];
};

export type ValidateInput = {
	name: string;
	description?: string;
	systemPrompt?: string;
	toolPalette?: (string | ToolPaletteItemInput)[];
	canvasLayout?: CanvasLayoutInput;
};

export type ValidationResult = {
	success: boolean;
	errors: string[];
	failureType: string;
	isRunnable: boolean;
	findings: UserWorkflowsFinding[];
	specialists: Specialist[];
};

export type Verification = {
	status: "live" | "closed" | "unreachable";
	checkedAt: string;
	httpStatus: number | null;
	finalUrl: string | null;
	evidence: string;
};

export type VersionBody = { expectedVersion?: number | null };

export type VersionContent = {
	version: number;
	name: string;
	note: string;
	restoredFrom: number | null;
	createdAt: string;
	diff: VersionDiff;
	systemPrompt: string;
	toolPalette: ToolPalette;
	canvasLayout: CanvasLayout;
	fromCurrent: VersionDiff;
};

export type VersionDiff = {
	name: { from: string; to: string } | null;
	prompt: WordChange[];
	toolsAdded: string[];
	toolsRemoved: string[];
	notesChanged: string[];
	edgesAdded: { from: string; to: string }[];
	edgesRemoved: { from: string; to: string }[];
};

export type VersionList = { items: WorkflowVersion[]; cursor: string | null };

export type Viewport = { zoom: number; pan: Position };

export type ViewportInput = { zoom?: number; pan?: Position };

export type Visibility = "private" | "public" | "archived";

export type WaitingFor = {
	kind: "checkpoint" | "device" | "questions" | "workflow_choice" | "preview" | "start";
	title: string;
	questions: string[];
	suggestedCounts: (number | null)[];
	mayStart: boolean;
	checkpointId: string | null;
	since: string;
	until: string | null;
};

export type WebhookReceipt = { received: true; outcome: "applied" | "ignored" | "refused" | "deferred" | "repeated" };

export type WordChange = { kind: "same" | "removed" | "added"; text: string };

export type WorkflowId = string;

export type WorkflowKind = "goal_lane" | "conversion" | "forge";

export type WorkflowMatch = { workflowId: string; confidence: number; matchReason: string; answers: ReadAnswer[]; remarks: GoalRemark[] };

export type WorkflowName = string;

export type WorkflowOutcome = {
	agentRole: string;
	specialistSpanId: string;
	outcome: SpanOutcome | null;
	handoffReasonCode: HandoffReason | null;
	durationMs: number | null;
	startedAt: Timestamp;
	finishedAt: Timestamp | null;
	attempt: number;
	jobSpecId: string;
};

export type WorkflowOutcomePage = { items: WorkflowOutcome[]; nextCursor: string | null };

export type WorkflowProof = {
	runs: number;
	successRate: number | null;
	medianSeconds: number | null;
	medianCostMicroU: number | null;
	medianEstimateError: number | null;
};

export type WorkflowRehearsal = { workflow: string; passed: boolean; costMicroU: number; nodes: NodeRehearsal[] };

export type WorkflowStats = { runCount: number; forkCount: number; likeCount: number };

export type WorkflowVersion = { version: number; name: string; note: string; restoredFrom: number | null; createdAt: string; diff: VersionDiff };

export type WorstCalls = { items: ToolInvocation[] };

export type WrittenResume = { jobSpecId: string; artifactId: string; fileName: string; writtenAt: string };
