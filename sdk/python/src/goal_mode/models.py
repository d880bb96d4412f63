# Written by `npm run sdk` from the API's contract. Changes belong there.
from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, Optional, Union

from pydantic import Field

from goal_mode._model import Model


class AccountsSessionListItemsItemDevice(Model):
    name: str = Field(alias="name")
    kind: Union[Literal["computer", "phone", "tablet", "program", "unknown"], str] = Field(alias="kind")
    browser: Optional[str] = Field(alias="browser")
    system: Optional[str] = Field(alias="system")


class AccountsSessionListItemsItem(Model):
    session_id: str = Field(alias="sessionId")
    is_current: bool = Field(alias="isCurrent")
    device: AccountsSessionListItemsItemDevice = Field(alias="device")
    place: Optional[str] = Field(alias="place")
    created_at: datetime = Field(alias="createdAt")
    last_used_at: datetime = Field(alias="lastUsedAt")
    expires_at: datetime = Field(alias="expiresAt")


class AccountsSessionList(Model):
    items: list[AccountsSessionListItemsItem] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class Acknowledged(Model):
    message: str = Field(alias="message")
    success: bool = Field(alias="success")


class AddQuestionBody(Model):
    question_text: str = Field(alias="questionText")
    question_type: SurveyQuestionType = Field(alias="questionType")
    required: Optional[bool] = Field(default=None, alias="required")
    options: Optional[list[str]] = Field(default=None, alias="options")
    placeholder: Optional[str] = Field(default=None, alias="placeholder")
    help_text: Optional[str] = Field(default=None, alias="helpText")
    min_value: Optional[float] = Field(default=None, alias="minValue")
    max_value: Optional[float] = Field(default=None, alias="maxValue")
    max_length: Optional[int] = Field(default=None, alias="maxLength")
    min_selections: Optional[int] = Field(default=None, alias="minSelections")
    max_selections: Optional[int] = Field(default=None, alias="maxSelections")
    option_caps: Optional[dict[str, int]] = Field(default=None, alias="optionCaps")
    prefill_key: Optional[str] = Field(default=None, alias="prefillKey")
    order: Optional[int] = Field(default=None, alias="order")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class Agent(Model):
    name: str = Field(alias="name")
    description: str = Field(alias="description")
    published_version: Optional[str] = Field(alias="publishedVersion")
    workflow_ids: list[str] = Field(alias="workflowIds")
    versions: list[AgentVersionSummary] = Field(alias="versions")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")


class AgentDeleted(Model):
    success: Literal[True] = Field(alias="success")


class AgentDocument(Model):
    name: AgentName = Field(alias="name")
    version: AgentVersionNumber = Field(alias="version")
    description: str = Field(alias="description")
    tools: list[AgentTool] = Field(alias="tools")
    workflows: list[AgentWorkflow] = Field(alias="workflows")


class AgentDocumentInput(Model):
    name: AgentName = Field(alias="name")
    version: AgentVersionNumber = Field(alias="version")
    description: str = Field(alias="description")
    tools: list[AgentToolInput] = Field(alias="tools")
    workflows: list[AgentWorkflowInput] = Field(alias="workflows")


class AgentList(Model):
    items: list[Agent] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class AgentNode(Model):
    name: ToolName = Field(alias="name")
    description: str = Field(alias="description")
    tool: Optional[ToolName] = Field(default=None, alias="tool")
    inputs: list[NodeInput] = Field(alias="inputs")
    outputs: list[str] = Field(alias="outputs")


class AgentNodeInput(Model):
    name: ToolName = Field(alias="name")
    description: str = Field(alias="description")
    tool: Optional[ToolName] = Field(default=None, alias="tool")
    inputs: Optional[list[NodeInputInput]] = Field(default=None, alias="inputs")
    outputs: Optional[list[str]] = Field(default=None, alias="outputs")


class AgentTool(Model):
    name: ToolName = Field(alias="name")
    description: str = Field(alias="description")
    input_schema: JsonSchema = Field(alias="inputSchema")
    output_schema: JsonSchema = Field(alias="outputSchema")
    eip: Optional[EipBinding] = Field(default=None, alias="eip")


class AgentToolInput(Model):
    name: ToolName = Field(alias="name")
    description: str = Field(alias="description")
    input_schema: JsonSchemaInput = Field(alias="inputSchema")
    output_schema: JsonSchemaInput = Field(alias="outputSchema")
    eip: Optional[EipBindingInput] = Field(default=None, alias="eip")


class AgentVersion(Model):
    version: str = Field(alias="version")
    state: AgentVersionState = Field(alias="state")
    error_count: int = Field(alias="errorCount")
    warning_count: int = Field(alias="warningCount")
    submitted_at: datetime = Field(alias="submittedAt")
    verified_at: Optional[datetime] = Field(alias="verifiedAt")
    published_at: Optional[datetime] = Field(alias="publishedAt")
    withdrawn_at: Optional[datetime] = Field(alias="withdrawnAt")
    agent_name: str = Field(alias="agentName")
    document: AgentDocument = Field(alias="document")
    findings: list[Finding] = Field(alias="findings")
    workflows: list[CompiledWorkflow] = Field(alias="workflows")
    report: Optional[SandboxReport] = Field(alias="report")


class AgentVersionSummary(Model):
    version: str = Field(alias="version")
    state: AgentVersionState = Field(alias="state")
    error_count: int = Field(alias="errorCount")
    warning_count: int = Field(alias="warningCount")
    submitted_at: datetime = Field(alias="submittedAt")
    verified_at: Optional[datetime] = Field(alias="verifiedAt")
    published_at: Optional[datetime] = Field(alias="publishedAt")
    withdrawn_at: Optional[datetime] = Field(alias="withdrawnAt")


class AgentWorkflow(Model):
    name: WorkflowName = Field(alias="name")
    title: Optional[str] = Field(default=None, alias="title")
    description: str = Field(alias="description")
    entry_node: ToolName = Field(alias="entryNode")
    nodes: list[AgentNode] = Field(alias="nodes")


class AgentWorkflowInput(Model):
    name: WorkflowName = Field(alias="name")
    title: Optional[str] = Field(default=None, alias="title")
    description: str = Field(alias="description")
    entry_node: ToolName = Field(alias="entryNode")
    nodes: list[AgentNodeInput] = Field(alias="nodes")


class AnalyticsResponsesByDateItem(Model):
    date: str = Field(alias="date")
    count: int = Field(alias="count")


class Analytics(Model):
    survey_id: str = Field(alias="surveyId")
    total_responses: int = Field(alias="totalResponses")
    early_bird_count: int = Field(alias="earlyBirdCount")
    messaging_binding_count: int = Field(alias="messagingBindingCount")
    mystery_unlocked_count: int = Field(alias="mysteryUnlockedCount")
    responses_by_date: list[AnalyticsResponsesByDateItem] = Field(alias="responsesByDate")
    question_stats: list[QuestionStats] = Field(alias="questionStats")
    quarantined_count: int = Field(alias="quarantinedCount")
    form_responses: int = Field(alias="formResponses")
    view_count: int = Field(alias="viewCount")
    start_count: int = Field(alias="startCount")
    completion_rate: Optional[float] = Field(alias="completionRate")
    last_response_at: Optional[datetime] = Field(alias="lastResponseAt")


class AnswerDeviceLoginBody(Model):
    is_approved: bool = Field(alias="isApproved")


class AnswerWordsWordsItem(Model):
    word: str = Field(alias="word")
    count: int = Field(alias="count")


class AnswerWords(Model):
    question_id: str = Field(alias="questionId")
    sample_size: int = Field(alias="sampleSize")
    words: list[AnswerWordsWordsItem] = Field(alias="words")


class ApiKey(Model):
    key_id: str = Field(alias="keyId")
    name: str = Field(alias="name")
    prefix: str = Field(alias="prefix")
    scopes: list[ApiKeyScope] = Field(alias="scopes")
    created_at: datetime = Field(alias="createdAt")
    last_used_at: Optional[datetime] = Field(alias="lastUsedAt")
    expires_at: Optional[datetime] = Field(alias="expiresAt")


class ApiKeyList(Model):
    items: list[ApiKey] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class Application(Model):
    application_id: str = Field(alias="applicationId")
    job_spec_id: Optional[str] = Field(alias="jobSpecId")
    posting_id: str = Field(alias="postingId")
    title: str = Field(alias="title")
    company: str = Field(alias="company")
    location: Optional[str] = Field(alias="location")
    country: Optional[str] = Field(alias="country")
    remote: Optional[str] = Field(alias="remote")
    apply_url: Optional[str] = Field(alias="applyUrl")
    fit: Optional[int] = Field(alias="fit")
    salary: Optional[Salary] = Field(alias="salary")
    pay: str = Field(alias="pay")
    contacts: list[Contact] = Field(alias="contacts")
    is_sample: bool = Field(alias="isSample")
    status: ApplicationStatus = Field(alias="status")
    notes: str = Field(alias="notes")
    remind_on: Optional[str] = Field(alias="remindOn")
    status_changed_at: datetime = Field(alias="statusChangedAt")
    applied_at: Optional[datetime] = Field(alias="appliedAt")
    resume: Optional[WrittenResume] = Field(alias="resume")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")


class ApplicationChange(Model):
    title: Optional[str] = Field(default=None, alias="title")
    company: Optional[str] = Field(default=None, alias="company")
    location: Optional[str] = Field(default=None, alias="location")
    apply_url: Optional[str] = Field(default=None, alias="applyUrl")
    status: Optional[ApplicationStatus] = Field(default=None, alias="status")
    notes: Optional[str] = Field(default=None, alias="notes")
    remind_on: Optional[str] = Field(default=None, alias="remindOn")
    pay: Optional[str] = Field(default=None, alias="pay")
    contacts: Optional[list[ContactInput]] = Field(default=None, alias="contacts")


class ApplicationInput(Model):
    job_spec_id: Optional[str] = Field(default=None, alias="jobSpecId")
    posting_id: Optional[str] = Field(default=None, alias="postingId")
    title: Optional[str] = Field(default=None, alias="title")
    company: Optional[str] = Field(default=None, alias="company")
    location: Optional[str] = Field(default=None, alias="location")
    apply_url: Optional[str] = Field(default=None, alias="applyUrl")
    status: Optional[ApplicationStatus] = Field(default=None, alias="status")
    notes: Optional[str] = Field(default=None, alias="notes")
    remind_on: Optional[str] = Field(default=None, alias="remindOn")
    pay: Optional[str] = Field(default=None, alias="pay")
    contacts: Optional[list[ContactInput]] = Field(default=None, alias="contacts")


class ApplicationList(Model):
    items: list[Application] = Field(alias="items")
    total: int = Field(alias="total")
    counts: dict[str, int] = Field(alias="counts")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class Artifact(Model):
    artifact_id: str = Field(alias="artifactId")
    file_name: str = Field(alias="fileName")
    mime_type: str = Field(alias="mimeType")
    size_bytes: int = Field(alias="sizeBytes")
    artifact_type: Union[Literal["document", "data", "image", "video", "archive"], str] = Field(alias="artifactType")
    platform: str = Field(alias="platform")
    metadata: dict[str, Any] = Field(alias="metadata")
    is_primary: bool = Field(alias="isPrimary")
    is_preview: bool = Field(alias="isPreview")
    description: str = Field(alias="description")


class ArtifactList(Model):
    artifacts: list[LinkedArtifact] = Field(alias="artifacts")
    total: int = Field(alias="total")


class ArtifactVersion(Model):
    version_id: str = Field(alias="versionId")
    is_current: bool = Field(alias="isCurrent")
    attempt_id: str = Field(alias="attemptId")
    made_at: datetime = Field(alias="madeAt")
    mime_type: str = Field(alias="mimeType")
    size_bytes: int = Field(alias="sizeBytes")
    sha256: str = Field(alias="sha256")
    download_url: str = Field(alias="downloadUrl")
    expires_at: datetime = Field(alias="expiresAt")


class AuditedRun(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    status: RunStatus = Field(alias="status")
    error_code: Optional[ErrorCode] = Field(alias="errorCode")
    input_file_names: list[str] = Field(alias="inputFileNames")
    attempts: int = Field(alias="attempts")
    open_tickets: int = Field(alias="openTickets")
    cost_micro_u: MicroU = Field(alias="costMicroU")
    worked_ms: Optional[float] = Field(alias="workedMs")
    created_at: Timestamp = Field(alias="createdAt")
    completed_at: Optional[Timestamp] = Field(alias="completedAt")


class AuditedRunPage(Model):
    items: list[AuditedRun] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class AuditedWorkflow(Model):
    workflow_id: str = Field(alias="workflowId")
    workflow_name: str = Field(alias="workflowName")
    runs: int = Field(alias="runs")
    completed: int = Field(alias="completed")
    partial: int = Field(alias="partial")
    failed: int = Field(alias="failed")
    cancelled: int = Field(alias="cancelled")
    unfinished: int = Field(alias="unfinished")
    success_rate: Optional[float] = Field(alias="successRate")
    cost_micro_u: MicroU = Field(alias="costMicroU")
    median_worked_ms: Optional[float] = Field(alias="medianWorkedMs")
    last_run_at: Timestamp = Field(alias="lastRunAt")


class AuditedWorkflowList(Model):
    items: list[AuditedWorkflow] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class Balance1(Model):
    balance_micro_u: int = Field(alias="balanceMicroU")
    balance_u: int = Field(alias="balanceU")
    period_end: datetime = Field(alias="periodEnd")
    last_grant_at: Optional[datetime] = Field(alias="lastGrantAt")
    overage_consent_active: bool = Field(alias="overageConsentActive")
    free_tier_month_spent_micro_u: int = Field(alias="freeTierMonthSpentMicroU")
    free_tier_month_micro_u: int = Field(alias="freeTierMonthMicroU")
    held_micro_u: int = Field(alias="heldMicroU")


class Balance2(Model):
    balance_credits: int = Field(alias="balanceCredits")
    period_end: datetime = Field(alias="periodEnd")
    last_grant_at: Optional[datetime] = Field(alias="lastGrantAt")
    overage_consent_active: bool = Field(alias="overageConsentActive")
    free_tier_month_spent_credits: int = Field(alias="freeTierMonthSpentCredits")
    free_tier_month_credits: int = Field(alias="freeTierMonthCredits")
    held_credits: int = Field(alias="heldCredits")


class BatchDownloadInput(Model):
    artifact_ids: Optional[list[str]] = Field(default=None, alias="artifactIds")


class BestPostingsItemsItem(Model):
    posting: OfferedPosting = Field(alias="posting")
    reasons: list[str] = Field(alias="reasons")


class BestPostings(Model):
    items: list[BestPostingsItemsItem] = Field(alias="items")


class CallContent(Model):
    value: Any = Field(alias="value")
    cuts: list[ContentCut] = Field(alias="cuts")


class CallContents(Model):
    call: ToolInvocation = Field(alias="call")
    arguments: Optional[CallContent] = Field(alias="arguments")
    output: Optional[CallContent] = Field(alias="output")


class CancelReceiptStoppedStepsItem(Model):
    step_id: str = Field(alias="stepId")
    title: str = Field(alias="title")


class CancelReceiptLastSafePoint1(Model):
    step_id: str = Field(alias="stepId")
    title: str = Field(alias="title")


class CancelReceipt(Model):
    cancelled_at: datetime = Field(alias="cancelledAt")
    stopped_steps: list[CancelReceiptStoppedStepsItem] = Field(alias="stoppedSteps")
    stopped_calls: int = Field(alias="stoppedCalls")
    last_safe_point: Optional[CancelReceiptLastSafePoint1] = Field(alias="lastSafePoint")
    finished_steps: int = Field(alias="finishedSteps")
    kept_files: int = Field(alias="keptFiles")
    kept_answers: int = Field(alias="keptAnswers")
    spent_micro_u: int = Field(alias="spentMicroU")


class CancelResult(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    status: Literal["cancelled"] = Field(alias="status")
    receipt: CancelReceipt = Field(alias="receipt")


class CanvasLayout(Model):
    edges: list[Edge] = Field(alias="edges")
    viewport: Viewport = Field(alias="viewport")
    groups: list[GroupName] = Field(alias="groups")


class CanvasLayoutInput(Model):
    edges: Optional[list[EdgeInput]] = Field(default=None, alias="edges")
    viewport: Optional[ViewportInput] = Field(default=None, alias="viewport")
    groups: Optional[list[GroupNameInput]] = Field(default=None, alias="groups")


class Catalog(Model):
    workflows: list[CatalogEntry] = Field(alias="workflows")
    total: int = Field(alias="total")


class CatalogEntryPublisher1(Model):
    name: str = Field(alias="name")


class CatalogEntryMakes1(Model):
    words: str = Field(alias="words")
    formats: list[str] = Field(alias="formats")


class CatalogEntry(Model):
    workflow_id: str = Field(alias="workflowId")
    name: str = Field(alias="name")
    description: str = Field(alias="description")
    icon: str = Field(alias="icon")
    supported_input_types: list[str] = Field(alias="supportedInputTypes")
    supported_input_formats: list[str] = Field(alias="supportedInputFormats")
    category: str = Field(alias="category")
    required_slot_count: int = Field(alias="requiredSlotCount")
    subcategory: str = Field(alias="subcategory")
    sku_group: str = Field(alias="skuGroup")
    has_checkpoints: bool = Field(alias="hasCheckpoints")
    deprecated: bool = Field(alias="deprecated")
    replaced_by: Optional[str] = Field(alias="replacedBy")
    min_files: int = Field(alias="minFiles")
    max_files: int = Field(alias="maxFiles")
    max_file_bytes: int = Field(alias="maxFileBytes")
    step_titles: list[str] = Field(alias="stepTitles")
    samples: list[SampleFile] = Field(alias="samples")
    sample_answers: dict[str, Any] = Field(alias="sampleAnswers")
    proof: WorkflowProof = Field(alias="proof")
    version: str = Field(alias="version")
    publisher: Optional[CatalogEntryPublisher1] = Field(alias="publisher")
    takes: str = Field(alias="takes")
    makes: Optional[CatalogEntryMakes1] = Field(alias="makes")
    keywords: list[str] = Field(alias="keywords")
    may_stay_on_device: bool = Field(alias="mayStayOnDevice")


class CatalogToolPortsInputsItem(Model):
    name: str = Field(alias="name")
    kind: str = Field(alias="kind")
    is_required: bool = Field(alias="isRequired")
    is_list: bool = Field(alias="isList")


class CatalogToolPortsOutputsItem(Model):
    name: str = Field(alias="name")
    kind: str = Field(alias="kind")
    is_list: bool = Field(alias="isList")


class CatalogToolPorts(Model):
    "What goes in and comes out, by meaning: what a canvas connects"

    inputs: list[CatalogToolPortsInputsItem] = Field(alias="inputs")
    outputs: list[CatalogToolPortsOutputsItem] = Field(alias="outputs")


class CatalogTool(Model):
    tool_name: str = Field(alias="toolName")
    description: str = Field(alias="description")
    input_schema: dict[str, Any] = Field(alias="inputSchema")
    output_schema: dict[str, Any] = Field(alias="outputSchema")
    per_invocation_micro_u: int = Field(alias="perInvocationMicroU")
    title: str = Field(alias="title")
    ports: CatalogToolPorts = Field(alias="ports")


class ChangedSession(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    success: bool = Field(alias="success")
    code: Optional[ErrorCode] = Field(alias="code")
    message: Optional[str] = Field(alias="message")


class ChangedSessions(Model):
    results: list[ChangedSession] = Field(alias="results")
    succeeded: int = Field(alias="succeeded")
    failed: int = Field(alias="failed")


class ChangePasswordBody(Model):
    current_password: str = Field(alias="currentPassword")
    new_password: str = Field(alias="newPassword")
    keep_api_keys: Optional[bool] = Field(default=None, alias="keepApiKeys")


class ChangeSessionsInput(Model):
    action: Union[Literal["cancel", "delete"], str] = Field(alias="action")
    job_spec_ids: list[str] = Field(alias="jobSpecIds")


class ChargeOfRun1(Model):
    job_spec_id: Optional[str] = Field(alias="jobSpecId")
    spec_id: str = Field(alias="specId")
    state: ChargeState = Field(alias="state")
    quoted_micro_u: int = Field(alias="quotedMicroU")
    actual_micro_u: Optional[int] = Field(alias="actualMicroU")
    released_micro_u: Optional[int] = Field(alias="releasedMicroU")
    run_id: str = Field(alias="runId")


class ChargeOfRun2(Model):
    job_spec_id: Optional[str] = Field(alias="jobSpecId")
    spec_id: str = Field(alias="specId")
    state: ChargeState = Field(alias="state")
    quoted_credits: int = Field(alias="quotedCredits")
    actual_credits: Optional[int] = Field(alias="actualCredits")
    released_credits: Optional[int] = Field(alias="releasedCredits")
    run_id: str = Field(alias="runId")


class CheckItemInput(Model):
    value: dict[str, Any] = Field(alias="value")


class CheckResult(Model):
    success: bool = Field(alias="success")
    findings: list[Finding] = Field(alias="findings")
    workflows: list[CompiledWorkflow] = Field(alias="workflows")


class Comment(Model):
    comment_id: str = Field(alias="commentId")
    workflow_id: WorkflowId = Field(alias="workflowId")
    author_id: str = Field(alias="authorId")
    body: str = Field(alias="body")
    created_at: datetime = Field(alias="createdAt")
    author_display_name: str = Field(alias="authorDisplayName")
    is_own: bool = Field(alias="isOwn")


class CommentInput(Model):
    body: str = Field(alias="body")


class CommentList(Model):
    items: list[Comment] = Field(alias="items")
    cursor: Optional[str] = Field(alias="cursor")


class CommitInput(Model):
    workflow_kind: WorkflowKind = Field(alias="workflowKind")
    spec_id: str = Field(alias="specId")
    inputs_summary: Optional[InputsSummary] = Field(default=None, alias="inputsSummary")
    quoted_cost_u: Optional[int] = Field(default=None, alias="quotedCostU")
    quoted_cost_credits: Optional[int] = Field(default=None, alias="quotedCostCredits")
    consented_overage: Optional[bool] = Field(default=None, alias="consentedOverage")


class CommitResult1(Model):
    run_id: str = Field(alias="runId")
    balance_after_u: int = Field(alias="balanceAfterU")
    charged_u: int = Field(alias="chargedU")
    overage_transaction_id: Optional[str] = Field(alias="overageTransactionId")


class CommitResult2(Model):
    run_id: str = Field(alias="runId")
    balance_after_credits: int = Field(alias="balanceAfterCredits")
    charged_credits: int = Field(alias="chargedCredits")


class CommunityEntry(Model):
    workflow_id: WorkflowId = Field(alias="workflowId")
    owner_id: str = Field(alias="ownerId")
    spec_id: str = Field(alias="specId")
    name: str = Field(alias="name")
    description_preview: str = Field(alias="descriptionPreview")
    visibility: Visibility = Field(alias="visibility")
    tags: list[str] = Field(alias="tags")
    stats: WorkflowStats = Field(alias="stats")
    source_type: SourceType = Field(alias="sourceType")
    source_spec_id: str = Field(alias="sourceSpecId")
    updated_at: datetime = Field(alias="updatedAt")
    treasure_id: Optional[str] = Field(alias="treasureId")
    created_at: datetime = Field(alias="createdAt")
    item_version: int = Field(alias="itemVersion")
    is_runnable: bool = Field(alias="isRunnable")
    tool_names: list[str] = Field(alias="toolNames")
    owner_display_name: str = Field(alias="ownerDisplayName")
    source_name: str = Field(alias="sourceName")
    published_at: Optional[datetime] = Field(alias="publishedAt")
    is_liked: bool = Field(alias="isLiked")
    proof: WorkflowProof = Field(alias="proof")
    last_run_at: Optional[datetime] = Field(alias="lastRunAt")
    last_verified_at: Optional[datetime] = Field(alias="lastVerifiedAt")


class CommunityList(Model):
    items: list[CommunityEntry] = Field(alias="items")
    cursor: Optional[str] = Field(alias="cursor")


class CommunityTagsTagsItem(Model):
    tag: str = Field(alias="tag")
    count: int = Field(alias="count")


class CommunityTags(Model):
    tags: list[CommunityTagsTagsItem] = Field(alias="tags")


class ComparisonA(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    status: GoalJobStatus = Field(alias="status")
    workflow_id: Optional[str] = Field(alias="workflowId")
    workflow_name: Optional[str] = Field(alias="workflowName")
    spec_version: Optional[str] = Field(alias="specVersion")
    input_file_names: list[str] = Field(alias="inputFileNames")
    created_at: datetime = Field(alias="createdAt")
    started_at: Optional[datetime] = Field(alias="startedAt")
    completed_at: Optional[datetime] = Field(alias="completedAt")
    worked_ms: Optional[int] = Field(alias="workedMs")
    cost_micro_u: int = Field(alias="costMicroU")
    error_code: Optional[ErrorCode] = Field(alias="errorCode")
    error_message: Optional[str] = Field(alias="errorMessage")


class ComparisonB(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    status: GoalJobStatus = Field(alias="status")
    workflow_id: Optional[str] = Field(alias="workflowId")
    workflow_name: Optional[str] = Field(alias="workflowName")
    spec_version: Optional[str] = Field(alias="specVersion")
    input_file_names: list[str] = Field(alias="inputFileNames")
    created_at: datetime = Field(alias="createdAt")
    started_at: Optional[datetime] = Field(alias="startedAt")
    completed_at: Optional[datetime] = Field(alias="completedAt")
    worked_ms: Optional[int] = Field(alias="workedMs")
    cost_micro_u: int = Field(alias="costMicroU")
    error_code: Optional[ErrorCode] = Field(alias="errorCode")
    error_message: Optional[str] = Field(alias="errorMessage")


class ComparisonStepsItemA1(Model):
    status: StepStatus = Field(alias="status")
    calls: int = Field(alias="calls")
    duration_ms: int = Field(alias="durationMs")
    cost_micro_u: int = Field(alias="costMicroU")
    output_digest: Optional[str] = Field(alias="outputDigest")
    error_message: Optional[str] = Field(alias="errorMessage")


class ComparisonStepsItemB1(Model):
    status: StepStatus = Field(alias="status")
    calls: int = Field(alias="calls")
    duration_ms: int = Field(alias="durationMs")
    cost_micro_u: int = Field(alias="costMicroU")
    output_digest: Optional[str] = Field(alias="outputDigest")
    error_message: Optional[str] = Field(alias="errorMessage")


class ComparisonStepsItem(Model):
    step_id: str = Field(alias="stepId")
    title: str = Field(alias="title")
    a: Optional[ComparisonStepsItemA1] = Field(alias="a")
    b: Optional[ComparisonStepsItemB1] = Field(alias="b")
    has_same_output: Optional[bool] = Field(alias="hasSameOutput")


class ComparisonAnswersItem(Model):
    slot_id: str = Field(alias="slotId")
    question: str = Field(alias="question")
    a: Any = Field(alias="a")
    b: Any = Field(alias="b")
    is_same: bool = Field(alias="isSame")


class ComparisonFilesItemA1(Model):
    artifact_id: str = Field(alias="artifactId")
    sha256: str = Field(alias="sha256")
    size_bytes: int = Field(alias="sizeBytes")
    mime_type: str = Field(alias="mimeType")


class ComparisonFilesItemB1(Model):
    artifact_id: str = Field(alias="artifactId")
    sha256: str = Field(alias="sha256")
    size_bytes: int = Field(alias="sizeBytes")
    mime_type: str = Field(alias="mimeType")


class ComparisonFilesItem(Model):
    file_name: str = Field(alias="fileName")
    a: Optional[ComparisonFilesItemA1] = Field(alias="a")
    b: Optional[ComparisonFilesItemB1] = Field(alias="b")
    is_same: bool = Field(alias="isSame")


class Comparison(Model):
    a: ComparisonA = Field(alias="a")
    b: ComparisonB = Field(alias="b")
    steps: list[ComparisonStepsItem] = Field(alias="steps")
    answers: list[ComparisonAnswersItem] = Field(alias="answers")
    files: list[ComparisonFilesItem] = Field(alias="files")


class CompiledWorkflowStepsItem(Model):
    title: str = Field(alias="title")
    tool: str = Field(alias="tool")


class CompiledWorkflowFiles(Model):
    min: int = Field(alias="min")
    max: int = Field(alias="max")
    formats: list[str] = Field(alias="formats")


class CompiledWorkflow(Model):
    workflow_id: str = Field(alias="workflowId")
    name: str = Field(alias="name")
    steps: list[CompiledWorkflowStepsItem] = Field(alias="steps")
    questions: list[str] = Field(alias="questions")
    files: CompiledWorkflowFiles = Field(alias="files")
    cost_micro_u: int = Field(alias="costMicroU")


class ConfirmInput(Model):
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")
    budget_micro_u: Optional[BudgetMicroU] = Field(default=None, alias="budgetMicroU")


class Contact(Model):
    name: str = Field(alias="name")
    role: str = Field(alias="role")
    email: Union[Literal[""], str] = Field(alias="email")
    phone: str = Field(alias="phone")


class ContactInput(Model):
    name: str = Field(alias="name")
    role: Optional[str] = Field(default=None, alias="role")
    email: Optional[Union[Literal[""], str]] = Field(default=None, alias="email")
    phone: Optional[str] = Field(default=None, alias="phone")


class ContentCut(Model):
    path: str = Field(alias="path")
    kept: int = Field(alias="kept")
    of: int = Field(alias="of")
    unit: Union[Literal["characters", "entries", "fields"], str] = Field(alias="unit")


class CostEstimateToolsItem(Model):
    tool_name: str = Field(alias="toolName")
    per_invocation_micro_u: int = Field(alias="perInvocationMicroU")


class CostEstimateQuotaCheck(Model):
    state: Union[Literal["ok", "warn", "exceeded"], str] = Field(alias="state")
    tier: Union[Literal["free", "pro"], str] = Field(alias="tier")
    estimated_micro_u: int = Field(alias="estimatedMicroU")
    threshold_micro_u: int = Field(alias="thresholdMicroU")
    upgrade_url: str = Field(alias="upgradeUrl")


class CostEstimate(Model):
    estimated_micro_u: int = Field(alias="estimatedMicroU")
    estimated_usd: float = Field(alias="estimatedUsd")
    max_iterations: int = Field(alias="maxIterations")
    llm_cost_per_iter_micro_u: int = Field(alias="llmCostPerIterMicroU")
    tools: list[CostEstimateToolsItem] = Field(alias="tools")
    quota_check: CostEstimateQuotaCheck = Field(alias="quotaCheck")
    unknown_tools: list[str] = Field(alias="unknownTools")
    method: Union[Literal["rules", "model"], str] = Field(alias="method")


class CostEstimateInput(Model):
    tool_names: list[str] = Field(alias="toolNames")
    max_iterations: Optional[int] = Field(default=None, alias="maxIterations")


class CostTimeline(Model):
    bucket: Bucket = Field(alias="bucket")
    items: list[CostTimelineRow] = Field(alias="items")


class CostTimelineRow(Model):
    start: str = Field(alias="start")
    agent_role: str = Field(alias="agentRole")
    step_name: str = Field(alias="stepName")
    title: str = Field(alias="title")
    calls: int = Field(alias="calls")
    failed_calls: int = Field(alias="failedCalls")
    cost_micro_u: MicroU = Field(alias="costMicroU")


class CreateApiKeyBody(Model):
    name: str = Field(alias="name")
    expires_at: Optional[datetime] = Field(default=None, alias="expiresAt")
    scopes: Optional[list[ApiKeyScope]] = Field(default=None, alias="scopes")


class CreateBlankInput(Model):
    name: str = Field(alias="name")
    description: Optional[str] = Field(default=None, alias="description")


class CreatedApiKey(Model):
    key_id: str = Field(alias="keyId")
    name: str = Field(alias="name")
    prefix: str = Field(alias="prefix")
    scopes: list[ApiKeyScope] = Field(alias="scopes")
    created_at: datetime = Field(alias="createdAt")
    last_used_at: Optional[datetime] = Field(alias="lastUsedAt")
    expires_at: Optional[datetime] = Field(alias="expiresAt")
    key: str = Field(alias="key")


class CreateGoalJobInput(Model):
    goal_text: Optional[str] = Field(default=None, alias="goalText")
    workflow_id: Optional[str] = Field(default=None, alias="workflowId")
    user_workflow_id: Optional[str] = Field(default=None, alias="userWorkflowId")
    file_ids: Optional[list[str]] = Field(default=None, alias="fileIds")
    sensitive_local_file_ids: Optional[list[str]] = Field(default=None, alias="sensitiveLocalFileIds")
    slot_answers: Optional[list[SlotAnswer]] = Field(default=None, alias="slotAnswers")


class CreateSurveyBody(Model):
    title: str = Field(alias="title")
    description: Optional[str] = Field(default=None, alias="description")
    project_url: Optional[str] = Field(default=None, alias="projectUrl")
    template_id: Optional[str] = Field(default=None, alias="templateId")
    language: Optional[str] = Field(default=None, alias="language")


class CreatorEarningsTotals(Model):
    runs: int = Field(alias="runs")
    charged_micro_u: int = Field(alias="chargedMicroU")
    accrued_micro_u: int = Field(alias="accruedMicroU")


class CreatorEarningsByWorkflowItem(Model):
    workflow_id: str = Field(alias="workflowId")
    agent_name: str = Field(alias="agentName")
    runs: int = Field(alias="runs")
    charged_micro_u: int = Field(alias="chargedMicroU")
    accrued_micro_u: int = Field(alias="accruedMicroU")


class CreatorEarningsByMonthItem(Model):
    month: str = Field(alias="month")
    runs: int = Field(alias="runs")
    charged_micro_u: int = Field(alias="chargedMicroU")
    accrued_micro_u: int = Field(alias="accruedMicroU")


class CreatorEarnings(Model):
    from_: str = Field(alias="from")
    to: str = Field(alias="to")
    share: float = Field(alias="share")
    totals: CreatorEarningsTotals = Field(alias="totals")
    by_workflow: list[CreatorEarningsByWorkflowItem] = Field(alias="byWorkflow")
    by_month: list[CreatorEarningsByMonthItem] = Field(alias="byMonth")


class CreatorUsageTotals(Model):
    runs: int = Field(alias="runs")
    delivered: int = Field(alias="delivered")
    failed: int = Field(alias="failed")
    success_rate: Optional[float] = Field(alias="successRate")
    cost_micro_u: int = Field(alias="costMicroU")


class CreatorUsageByWorkflowItem(Model):
    workflow_id: str = Field(alias="workflowId")
    agent_name: str = Field(alias="agentName")
    is_listed: bool = Field(alias="isListed")
    runs: int = Field(alias="runs")
    delivered: int = Field(alias="delivered")
    failed: int = Field(alias="failed")
    success_rate: Optional[float] = Field(alias="successRate")
    cost_micro_u: int = Field(alias="costMicroU")
    median_seconds: Optional[float] = Field(alias="medianSeconds")
    people: int = Field(alias="people")


class CreatorUsageByDayItem(Model):
    date: str = Field(alias="date")
    runs: int = Field(alias="runs")
    delivered: int = Field(alias="delivered")
    failed: int = Field(alias="failed")
    cost_micro_u: int = Field(alias="costMicroU")


class CreatorUsage(Model):
    from_: str = Field(alias="from")
    to: str = Field(alias="to")
    totals: CreatorUsageTotals = Field(alias="totals")
    by_workflow: list[CreatorUsageByWorkflowItem] = Field(alias="byWorkflow")
    by_day: list[CreatorUsageByDayItem] = Field(alias="byDay")


class DataExport(Model):
    export_id: str = Field(alias="exportId")
    status: Union[Literal["queued", "running", "ready", "failed", "expired"], str] = Field(alias="status")
    progress: int = Field(alias="progress")
    message: str = Field(alias="message")
    size_bytes: Optional[int] = Field(alias="sizeBytes")
    file_count: Optional[int] = Field(alias="fileCount")
    left_out: int = Field(alias="leftOut")
    created_at: datetime = Field(alias="createdAt")
    finished_at: Optional[datetime] = Field(alias="finishedAt")
    expires_at: Optional[datetime] = Field(alias="expiresAt")


class DataExportList(Model):
    items: list[DataExport] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class Deleted(Model):
    success: Literal[True] = Field(alias="success")


class DeletedApplication(Model):
    application_id: str = Field(alias="applicationId")
    deleted: Literal[True] = Field(alias="deleted")


class DeletedSession(Model):
    success: Literal[True] = Field(alias="success")
    deleted_file_ids: list[str] = Field(alias="deletedFileIds")


class Destination(Model):
    destination_id: str = Field(alias="destinationId")
    confidence: float = Field(alias="confidence")
    match_reason: str = Field(alias="matchReason")
    requires_disambiguation: bool = Field(alias="requiresDisambiguation")


class DeviceLogin(Model):
    user_code: str = Field(alias="userCode")
    client_name: str = Field(alias="clientName")
    ip_address: str = Field(alias="ipAddress")
    created_at: datetime = Field(alias="createdAt")
    expires_at: datetime = Field(alias="expiresAt")


class DownloadLink(Model):
    download_url: str = Field(alias="downloadUrl")
    file_name: str = Field(alias="fileName")
    size_bytes: int = Field(alias="sizeBytes")
    mime_type: str = Field(alias="mimeType")
    expires_at: datetime = Field(alias="expiresAt")


class Draft(Model):
    answers: list[SlotAnswer] = Field(alias="answers")
    base_version: Optional[int] = Field(alias="baseVersion")
    saved_at: Optional[datetime] = Field(alias="savedAt")


class Edge(Model):
    from_: str = Field(alias="from")
    to: str = Field(alias="to")


class EdgeInput(Model):
    from_: str = Field(alias="from")
    to: str = Field(alias="to")


class EipBinding(Model):
    provider: str = Field(alias="provider")
    service: str = Field(alias="service")


class EipBindingInput(Model):
    provider: str = Field(alias="provider")
    service: str = Field(alias="service")


class EmailBody(Model):
    email: EmailAddress = Field(alias="email")


class EndedSessions(Model):
    success: Literal[True] = Field(alias="success")
    ended: int = Field(alias="ended")


class ErrorBody(Model):
    error: str = Field(alias="error")
    code: str = Field(alias="code")
    message: str = Field(alias="message")
    details: Optional[dict[str, Any]] = Field(default=None, alias="details")
    request_id: str = Field(alias="requestId")


class EventLog(Model):
    items: list[JobEvent] = Field(alias="items")
    next_after: Optional[int] = Field(alias="nextAfter")


class ExceptionChange(Model):
    state: Optional[TicketState] = Field(default=None, alias="state")
    owner_note: Optional[str] = Field(default=None, alias="owner_note")


class ExceptionList(Model):
    items: list[ExceptionRecord] = Field(alias="items")


class ExceptionRecord(Model):
    ticket_id: str = Field(alias="ticket_id")
    exception_type: str = Field(alias="exception_type")
    taxonomy_version: str = Field(alias="taxonomy_version")
    severity: Severity = Field(alias="severity")
    affected_rows: list[dict[str, Any]] = Field(alias="affected_rows")
    suggested_resolution: str = Field(alias="suggested_resolution")
    requires_human: bool = Field(alias="requires_human")
    state: TicketState = Field(alias="state")
    owner_note: str = Field(alias="owner_note")
    attempt: int = Field(alias="attempt")
    created_at: Timestamp = Field(alias="created_at")
    changed_at: Optional[Timestamp] = Field(alias="changed_at")


class ExportDocument(Model):
    schema_version: str = Field(alias="schemaVersion")
    name: str = Field(alias="name")
    description: str = Field(alias="description")
    system_prompt: str = Field(alias="systemPrompt")
    tool_palette: ToolPalette = Field(alias="toolPalette")
    canvas_layout: CanvasLayout = Field(alias="canvasLayout")
    tags: list[str] = Field(alias="tags")


class ExportLink(Model):
    download_url: str = Field(alias="downloadUrl")
    expires_at: datetime = Field(alias="expiresAt")


class Feedback(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    source_spec_id: str = Field(alias="sourceSpecId")
    user_id: str = Field(alias="userId")
    rating: Union[Literal["positive", "negative"], str] = Field(alias="rating")
    note: Optional[str] = Field(alias="note")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")


class FeedbackInput(Model):
    rating: Union[Literal["positive", "negative"], str] = Field(alias="rating")
    note: Optional[str] = Field(default=None, alias="note")


class StoredFileUnreadable1(Model):
    code: Union[Literal["FILE_EMPTY", "FILE_ENCRYPTED", "FILE_UNREADABLE"], str] = Field(alias="code")
    message: str = Field(alias="message")


class StoredFile(Model):
    file_id: str = Field(alias="fileId")
    file_name: str = Field(alias="fileName")
    mime_type: str = Field(alias="mimeType")
    size_bytes: int = Field(alias="sizeBytes")
    sha256: Optional[str] = Field(alias="sha256")
    status: Union[Literal["pending", "ready", "local", "rejected"], str] = Field(alias="status")
    number: int = Field(alias="number")
    unreadable: Optional[StoredFileUnreadable1] = Field(alias="unreadable")
    created_at: datetime = Field(alias="createdAt")


class FileCheckErrorsItem(Model):
    code: str = Field(alias="code")
    message: str = Field(alias="message")


class FileCheckWarningsItem(Model):
    code: str = Field(alias="code")
    message: str = Field(alias="message")


class FileCheck(Model):
    file_id: str = Field(alias="fileId")
    passed: bool = Field(alias="passed")
    errors: list[FileCheckErrorsItem] = Field(alias="errors")
    warnings: list[FileCheckWarningsItem] = Field(alias="warnings")


class FileList(Model):
    items: list[StoredFile] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")
    storage: Storage = Field(alias="storage")


class FilesDeleted(Model):
    success: Literal[True] = Field(alias="success")


class FileUse(Model):
    file_id: str = Field(alias="fileId")
    runs: int = Field(alias="runs")
    open_runs: int = Field(alias="openRuns")


class FileUses(Model):
    items: list[FileUse] = Field(alias="items")


class FileWithLinkUnreadable1(Model):
    code: Union[Literal["FILE_EMPTY", "FILE_ENCRYPTED", "FILE_UNREADABLE"], str] = Field(alias="code")
    message: str = Field(alias="message")


class FileWithLink(Model):
    file_id: str = Field(alias="fileId")
    file_name: str = Field(alias="fileName")
    mime_type: str = Field(alias="mimeType")
    size_bytes: int = Field(alias="sizeBytes")
    sha256: Optional[str] = Field(alias="sha256")
    status: Union[Literal["pending", "ready", "local", "rejected"], str] = Field(alias="status")
    number: int = Field(alias="number")
    unreadable: Optional[FileWithLinkUnreadable1] = Field(alias="unreadable")
    created_at: datetime = Field(alias="createdAt")
    download_url: Optional[str] = Field(alias="downloadUrl")
    expires_at: Optional[datetime] = Field(alias="expiresAt")


class Finding(Model):
    path: str = Field(alias="path")
    message: str = Field(alias="message")
    level: Union[Literal["error", "warning"], str] = Field(alias="level")


class FitAdjustment(Model):
    kind: Union[Literal["share", "below_strong", "model"], str] = Field(alias="kind")
    by: float = Field(alias="by")
    points: int = Field(alias="points")
    reason: str = Field(alias="reason")


class FitScore(Model):
    overall: int = Field(alias="overall")
    skills: int = Field(alias="skills")
    title: int = Field(alias="title")
    seniority: int = Field(alias="seniority")
    location: int = Field(alias="location")
    matched_skills: list[str] = Field(alias="matchedSkills")
    missing_skills: list[str] = Field(alias="missingSkills")
    explanation: str = Field(alias="explanation")
    adjustments: Optional[list[FitAdjustment]] = Field(default=None, alias="adjustments")
    method: Union[Literal["rules", "model"], str] = Field(alias="method")


class ForkInput(Model):
    source_spec_id: str = Field(alias="sourceSpecId")
    name: Optional[str] = Field(default=None, alias="name")


class ForkNodeStats(Model):
    run_count: int = Field(alias="runCount")
    fork_count: int = Field(alias="forkCount")
    like_count: int = Field(alias="likeCount")


class ForkNode(Model):
    workflow_id: str = Field(alias="workflowId")
    name: str = Field(alias="name")
    owner_display_name: str = Field(alias="ownerDisplayName")
    parent_id: Optional[str] = Field(alias="parentId")
    depth: int = Field(alias="depth")
    stats: ForkNodeStats = Field(alias="stats")


class ForkTree(Model):
    nodes: list[ForkNode] = Field(alias="nodes")
    is_whole: bool = Field(alias="isWhole")


class FormProgressBody(Model):
    steps: list[str] = Field(alias="steps")


class FormProgressTaken(Model):
    counted: int = Field(alias="counted")


class GoalAnswer(Model):
    slot: Slot = Field(alias="slot")
    value: Any = Field(alias="value")
    evidence: str = Field(alias="evidence")
    confidence: float = Field(alias="confidence")


class GoalJobEstimatedCostMicroU1(Model):
    low: float = Field(alias="low")
    high: float = Field(alias="high")


class GoalJob(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    item_version: int = Field(alias="itemVersion")
    attempt_id: str = Field(alias="attemptId")
    goal_text: str = Field(alias="goalText")
    file_ids: list[str] = Field(alias="fileIds")
    status: GoalJobStatus = Field(alias="status")
    progress: int = Field(alias="progress")
    resolved_destinations: list[Destination] = Field(alias="resolvedDestinations")
    pending_slots: list[Slot] = Field(alias="pendingSlots")
    filled_slots: dict[str, Any] = Field(alias="filledSlots")
    goal_answers: list[GoalAnswer] = Field(alias="goalAnswers")
    goal_remarks: list[GoalRemark] = Field(alias="goalRemarks")
    pending_interrupts: list[Interrupt] = Field(alias="pendingInterrupts")
    preflight_result: PreflightResult = Field(alias="preflightResult")
    tasks: list[Task] = Field(alias="tasks")
    use_case_type: str = Field(alias="useCaseType")
    agent_message: Optional[str] = Field(alias="agentMessage")
    error_message: Optional[str] = Field(alias="errorMessage")
    error_code: Optional[ErrorCode] = Field(alias="errorCode")
    delivery_mode: str = Field(alias="deliveryMode")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")
    started_at: Optional[datetime] = Field(alias="startedAt")
    completed_at: Optional[datetime] = Field(alias="completedAt")
    progress_message: Optional[str] = Field(alias="progressMessage")
    artifacts: list[Artifact] = Field(alias="artifacts")
    workflow_id: Optional[str] = Field(alias="workflowId")
    workflow_name: Optional[str] = Field(alias="workflowName")
    has_preview: bool = Field(alias="hasPreview")
    input_file_names: list[str] = Field(alias="inputFileNames")
    sensitive_local_file_ids: list[str] = Field(alias="sensitiveLocalFileIds")
    cost_micro_u: int = Field(alias="costMicroU")
    last_seq: int = Field(alias="lastSeq")
    waited_ms: int = Field(alias="waitedMs")
    budget_micro_u: Optional[int] = Field(alias="budgetMicroU")
    estimated_cost_micro_u: Optional[GoalJobEstimatedCostMicroU1] = Field(alias="estimatedCostMicroU")
    kept_from_job_spec_id: Optional[str] = Field(alias="keptFromJobSpecId")
    cancel_receipt: Optional[CancelReceipt] = Field(alias="cancelReceipt")


class GoalReading(Model):
    matches: list[WorkflowMatch] = Field(alias="matches")
    is_sure: bool = Field(alias="isSure")
    nearest: list[WorkflowMatch] = Field(alias="nearest")
    is_language_read: bool = Field(alias="isLanguageRead")


class GoalRemark(Model):
    evidence: str = Field(alias="evidence")
    remark: str = Field(alias="remark")


class GroupName(Model):
    tool: str = Field(alias="tool")
    name: str = Field(alias="name")


class GroupNameInput(Model):
    tool: str = Field(alias="tool")
    name: str = Field(alias="name")


class HandoffList(Model):
    items: list[HandoffRecord] = Field(alias="items")


class HandoffRecordHandedOverItem(Model):
    step_name: str = Field(alias="step_name")
    summary: str = Field(alias="summary")


class HandoffRecord(Model):
    from_role: str = Field(alias="from_role")
    to_role: str = Field(alias="to_role")
    reason_code: HandoffReason = Field(alias="reason_code")
    reason_detail: str = Field(alias="reason_detail")
    ts: Timestamp = Field(alias="ts")
    handoff_id: str = Field(alias="handoff_id")
    attempt: int = Field(alias="attempt")
    handed_over: list[HandoffRecordHandedOverItem] = Field(alias="handed_over")


class HealthChecks(Model):
    database: Union[Literal["ok", "failing"], str] = Field(alias="database")
    engine: Union[Literal["ok", "failing"], str] = Field(alias="engine")
    realtime: Union[Literal["ok", "failing"], str] = Field(alias="realtime")
    storage: Union[Literal["ok", "failing"], str] = Field(alias="storage")


class Health(Model):
    status: Union[Literal["ok", "failing"], str] = Field(alias="status")
    version: str = Field(alias="version")
    checks: HealthChecks = Field(alias="checks")
    reasons: dict[str, str] = Field(alias="reasons")
    warnings: dict[str, str] = Field(alias="warnings")


class ImportedQuestionsImportedItem(Model):
    question_text: str = Field(alias="questionText")
    question_type: SurveyQuestionType = Field(alias="questionType")
    required: bool = Field(alias="required")
    options: list[str] = Field(alias="options")
    placeholder: str = Field(alias="placeholder")
    min_value: Optional[float] = Field(alias="minValue")
    max_value: Optional[float] = Field(alias="maxValue")
    help_text: str = Field(alias="helpText")
    max_length: Optional[int] = Field(alias="maxLength")
    min_selections: Optional[int] = Field(alias="minSelections")
    max_selections: Optional[int] = Field(alias="maxSelections")
    option_caps: dict[str, int] = Field(alias="optionCaps")
    prefill_key: Optional[str] = Field(alias="prefillKey")


class ImportedQuestionsSkippedItem(Model):
    line: int = Field(alias="line")
    message: str = Field(alias="message")


class ImportedQuestions(Model):
    survey: Survey = Field(alias="survey")
    imported: list[ImportedQuestionsImportedItem] = Field(alias="imported")
    skipped: list[ImportedQuestionsSkippedItem] = Field(alias="skipped")


class ImportInput(Model):
    schema_version: Optional[str] = Field(default=None, alias="schemaVersion")
    name: str = Field(alias="name")
    description: Optional[str] = Field(default=None, alias="description")
    system_prompt: Optional[str] = Field(default=None, alias="systemPrompt")
    tool_palette: Optional[ToolPalette] = Field(default=None, alias="toolPalette")
    canvas_layout: Optional[CanvasLayoutInput] = Field(default=None, alias="canvasLayout")
    tags: Optional[list[str]] = Field(default=None, alias="tags")


class ImportPreflightSchemaVersion(Model):
    given: str = Field(alias="given")
    current: str = Field(alias="current")
    is_known: bool = Field(alias="isKnown")


class ImportPreflightToolsItemSubstitutesItem(Model):
    tool_name: str = Field(alias="toolName")
    description: str = Field(alias="description")
    why: str = Field(alias="why")


class ImportPreflightToolsItem(Model):
    tool_name: str = Field(alias="toolName")
    state: Union[Literal["known", "unknown", "forbidden"], str] = Field(alias="state")
    message: Optional[str] = Field(alias="message")
    substitutes: list[ImportPreflightToolsItemSubstitutesItem] = Field(alias="substitutes")


class ImportPreflight(Model):
    can_import: bool = Field(alias="canImport")
    schema_version: ImportPreflightSchemaVersion = Field(alias="schemaVersion")
    tools: list[ImportPreflightToolsItem] = Field(alias="tools")
    findings: list[UserWorkflowsFinding] = Field(alias="findings")
    is_runnable: bool = Field(alias="isRunnable")
    left_out: list[str] = Field(alias="leftOut")
    needs_pro: bool = Field(alias="needsPro")


class ImportQuestionsBody(Model):
    format: Union[Literal["csv", "text"], str] = Field(alias="format")
    content: str = Field(alias="content")
    mode: Optional[Union[Literal["append", "replace"], str]] = Field(default=None, alias="mode")
    dry_run: Optional[bool] = Field(default=None, alias="dryRun")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class InputsSummary(Model):
    job_spec_id: Optional[str] = Field(default=None, alias="jobSpecId")
    budget_micro_u: Optional[int] = Field(default=None, alias="budgetMicroU")
    file_size_bytes: Optional[int] = Field(default=None, alias="fileSizeBytes")
    expected_tokens: Optional[int] = Field(default=None, alias="expectedTokens")
    expected_megapixels: Optional[float] = Field(default=None, alias="expectedMegapixels")
    expected_audio_minutes: Optional[float] = Field(default=None, alias="expectedAudioMinutes")


class Interrupt(Model):
    interrupt_id: str = Field(alias="interruptId")
    interrupt_type: Union[Literal["slot_fill", "checkpoint", "disambiguation"], str] = Field(alias="interruptType")
    owner_path: str = Field(alias="ownerPath")
    ui_surface: Union[Literal["slot_panel", "checkpoint_screen", "disambiguation_panel", "local_processing"], str] = Field(alias="uiSurface")
    payload: dict[str, Any] = Field(alias="payload")
    status: Union[Literal["pending", "resolved", "expired", "cancelled"], str] = Field(alias="status")


class ItemCheck(Model):
    passed: bool = Field(alias="passed")
    violations: list[ItemViolation] = Field(alias="violations")
    remarks: list[dict[str, Any]] = Field(alias="remarks")
    advice: Optional[str] = Field(alias="advice")


class JobEvent(Model):
    seq: int = Field(alias="seq")
    type: JobEventType = Field(alias="type")
    ts: datetime = Field(alias="ts")
    job_spec_id: str = Field(alias="jobSpecId")
    attempt_id: str = Field(alias="attemptId")
    data: dict[str, Any] = Field(alias="data")


class JobItem(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    item_id: str = Field(alias="itemId")
    revision: int = Field(alias="revision")
    edited_at: Optional[datetime] = Field(alias="editedAt")
    value: dict[str, Any] = Field(alias="value")
    original: dict[str, Any] = Field(alias="original")
    beside: dict[str, Any] = Field(alias="beside")
    artifacts: list[Artifact] = Field(alias="artifacts")


class LedgerPage1EntriesItemBreakdownMicroU1(Model):
    "Adds up to what is charged exactly"

    llm: int = Field(alias="llm")
    compute: int = Field(alias="compute")
    storage: int = Field(alias="storage")
    mcp: int = Field(alias="mcp")
    run_floor: int = Field(alias="runFloor")


class LedgerPage1EntriesItemRun1(Model):
    job_spec_id: Optional[str] = Field(alias="jobSpecId")
    spec_id: str = Field(alias="specId")
    state: ChargeState = Field(alias="state")
    quoted_micro_u: int = Field(alias="quotedMicroU")
    actual_micro_u: Optional[int] = Field(alias="actualMicroU")
    released_micro_u: Optional[int] = Field(alias="releasedMicroU")


class LedgerPage1EntriesItem(Model):
    id: str = Field(alias="id")
    kind: LedgerEntryKind = Field(alias="kind")
    occurred_at: datetime = Field(alias="occurredAt")
    workflow_run_id: Optional[str] = Field(alias="workflowRunId")
    payment_transaction_id: Optional[str] = Field(alias="paymentTransactionId")
    cost_micro_u: int = Field(alias="costMicroU")
    breakdown_micro_u: Optional[LedgerPage1EntriesItemBreakdownMicroU1] = Field(alias="breakdownMicroU")
    run: Optional[LedgerPage1EntriesItemRun1] = Field(alias="run")


class LedgerPage1(Model):
    entries: list[LedgerPage1EntriesItem] = Field(alias="entries")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class LedgerPage2EntriesItemBreakdownCredits1(Model):
    "Adds up to what is charged exactly"

    llm: int = Field(alias="llm")
    compute: int = Field(alias="compute")
    storage: int = Field(alias="storage")
    mcp: int = Field(alias="mcp")
    run_floor: int = Field(alias="runFloor")


class LedgerPage2EntriesItemRun1(Model):
    job_spec_id: Optional[str] = Field(alias="jobSpecId")
    spec_id: str = Field(alias="specId")
    state: ChargeState = Field(alias="state")
    quoted_credits: int = Field(alias="quotedCredits")
    actual_credits: Optional[int] = Field(alias="actualCredits")
    released_credits: Optional[int] = Field(alias="releasedCredits")


class LedgerPage2EntriesItem(Model):
    id: str = Field(alias="id")
    kind: LedgerEntryKind = Field(alias="kind")
    occurred_at: datetime = Field(alias="occurredAt")
    workflow_run_id: Optional[str] = Field(alias="workflowRunId")
    payment_transaction_id: Optional[str] = Field(alias="paymentTransactionId")
    cost_credits: int = Field(alias="costCredits")
    breakdown_credits: Optional[LedgerPage2EntriesItemBreakdownCredits1] = Field(alias="breakdownCredits")
    run: Optional[LedgerPage2EntriesItemRun1] = Field(alias="run")


class LedgerPage2(Model):
    entries: list[LedgerPage2EntriesItem] = Field(alias="entries")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class LikeResult(Model):
    liked: bool = Field(alias="liked")
    like_count: int = Field(alias="likeCount")


class LineageWorkflow(Model):
    spec_id: str = Field(alias="specId")
    version: str = Field(alias="version")


class LineageStep(Model):
    step_id: str = Field(alias="stepId")
    title: str = Field(alias="title")
    role: Optional[str] = Field(alias="role")


class LineageTool1(Model):
    tool_ref: str = Field(alias="toolRef")
    invocation_id: str = Field(alias="invocationId")
    started_at: datetime = Field(alias="startedAt")
    duration_ms: int = Field(alias="durationMs")
    cost_micro_u: int = Field(alias="costMicroU")


class LineageApprovalsItem(Model):
    checkpoint_id: str = Field(alias="checkpointId")
    title: str = Field(alias="title")
    answered_by: Optional[str] = Field(alias="answeredBy")
    answered_at: datetime = Field(alias="answeredAt")
    slot_ids: list[str] = Field(alias="slotIds")


class Lineage(Model):
    artifact_id: str = Field(alias="artifactId")
    file_name: str = Field(alias="fileName")
    sha256: str = Field(alias="sha256")
    size_bytes: int = Field(alias="sizeBytes")
    made_at: datetime = Field(alias="madeAt")
    attempt_number: int = Field(alias="attemptNumber")
    workflow: LineageWorkflow = Field(alias="workflow")
    step: LineageStep = Field(alias="step")
    tool: Optional[LineageTool1] = Field(alias="tool")
    method: Optional[str] = Field(alias="method")
    inputs: list[LineageInput] = Field(alias="inputs")
    sources: list[LineageInput] = Field(alias="sources")
    approvals: list[LineageApprovalsItem] = Field(alias="approvals")
    remarks: list[dict[str, Any]] = Field(alias="remarks")
    versions: list[ArtifactVersion] = Field(alias="versions")


class LineageInput(Model):
    kind: Union[Literal["file", "step", "answer", "artifact"], str] = Field(alias="kind")
    id: str = Field(alias="id")
    name: str = Field(alias="name")
    sha256: Optional[str] = Field(alias="sha256")


class LinkedArtifact(Model):
    artifact_id: str = Field(alias="artifactId")
    file_name: str = Field(alias="fileName")
    mime_type: str = Field(alias="mimeType")
    size_bytes: int = Field(alias="sizeBytes")
    artifact_type: Union[Literal["document", "data", "image", "video", "archive"], str] = Field(alias="artifactType")
    platform: str = Field(alias="platform")
    metadata: dict[str, Any] = Field(alias="metadata")
    is_primary: bool = Field(alias="isPrimary")
    is_preview: bool = Field(alias="isPreview")
    description: str = Field(alias="description")
    download_url: str = Field(alias="downloadUrl")
    expires_at: datetime = Field(alias="expiresAt")


class LinkedProvider(Model):
    provider: Union[Literal["google", "github"], str] = Field(alias="provider")
    is_offered: bool = Field(alias="isOffered")
    account_name: Optional[str] = Field(alias="accountName")
    linked_at: Optional[datetime] = Field(alias="linkedAt")
    last_used_at: Optional[datetime] = Field(alias="lastUsedAt")


class LinkStart(Model):
    start_url: str = Field(alias="startUrl")


class MailedTokenBody(Model):
    token: str = Field(alias="token")


class MarkedPosting(Model):
    job_id: str = Field(alias="jobId")
    mark: Optional[PostingMark] = Field(alias="mark")


class MarkInput(Model):
    mark: Optional[PostingMark] = Field(alias="mark")


class MatchingJob(Model):
    job_id: str = Field(alias="jobId")
    title: str = Field(alias="title")
    company: str = Field(alias="company")
    location: Optional[str] = Field(alias="location")
    country: Optional[str] = Field(alias="country")
    remote: Optional[RemoteMode] = Field(alias="remote")
    seniority: Optional[Seniority] = Field(alias="seniority")
    employment_type: Optional[str] = Field(alias="employmentType")
    salary: Optional[Salary] = Field(alias="salary")
    posted_at: Optional[datetime] = Field(alias="postedAt")
    expires_at: Optional[datetime] = Field(default=None, alias="expiresAt")
    description: str = Field(alias="description")
    apply_url: str = Field(alias="applyUrl")
    sources: list[PostingSourceRef] = Field(alias="sources")
    verification: Verification = Field(alias="verification")
    fit: FitScore = Field(alias="fit")


class MessagingWebhookReceipt(Model):
    received: Literal[True] = Field(alias="received")
    applied: int = Field(alias="applied")


class MysteryEvent(Model):
    title: str = Field(alias="title")
    description: str = Field(alias="description")
    unlock_condition: UnlockCondition = Field(alias="unlockCondition")
    is_unlocked: bool = Field(alias="isUnlocked")
    current_count: int = Field(alias="currentCount")
    threshold_count: Optional[int] = Field(alias="thresholdCount")
    progress_percent: int = Field(alias="progressPercent")
    reward_details: Optional[dict[str, Any]] = Field(alias="rewardDetails")
    needs_messaging_binding: bool = Field(alias="needsMessagingBinding")


class MysteryEventBody1(Model):
    unlock_condition: Literal["on_completion"] = Field(alias="unlockCondition")
    threshold_count: Optional[int] = Field(default=None, alias="thresholdCount")
    title: str = Field(alias="title")
    description: str = Field(alias="description")
    reward_details: dict[str, Any] = Field(alias="rewardDetails")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class MysteryEventBody2(Model):
    unlock_condition: Union[Literal["threshold", "both"], str] = Field(alias="unlockCondition")
    threshold_count: int = Field(alias="thresholdCount")
    title: str = Field(alias="title")
    description: str = Field(alias="description")
    reward_details: dict[str, Any] = Field(alias="rewardDetails")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class MysteryEventConfig(Model):
    unlock_condition: UnlockCondition = Field(alias="unlockCondition")
    threshold_count: Optional[int] = Field(alias="thresholdCount")
    title: str = Field(alias="title")
    description: str = Field(alias="description")
    reward_details: dict[str, Any] = Field(alias="rewardDetails")
    is_unlocked: bool = Field(alias="isUnlocked")


class MysteryStatus(Model):
    response_id: str = Field(alias="responseId")
    survey_id: str = Field(alias="surveyId")
    is_unlocked: bool = Field(alias="isUnlocked")
    unlock_type: Optional[UnlockType] = Field(alias="unlockType")
    unlocked_at: Optional[datetime] = Field(alias="unlockedAt")
    mystery_event: Optional[MysteryEvent] = Field(alias="mysteryEvent")


class NodeInput2(Model):
    name: str = Field(alias="name")
    from_: Optional[str] = Field(default=None, alias="from")
    value: Any = Field(default=None, alias="value")


class NodeInputInput2(Model):
    name: str = Field(alias="name")
    from_: Optional[str] = Field(default=None, alias="from")
    value: Any = Field(default=None, alias="value")


class NodeRehearsal(Model):
    node: str = Field(alias="node")
    tool: str = Field(alias="tool")
    tool_ref: str = Field(alias="toolRef")
    status: Union[Literal["passed", "failed", "skipped"], str] = Field(alias="status")
    answered_by: Optional[Union[Literal["recording", "generated"], str]] = Field(alias="answeredBy")
    problems: list[str] = Field(alias="problems")
    input: str = Field(alias="input")
    output: str = Field(alias="output")
    cost_micro_u: int = Field(alias="costMicroU")


class OfferedPostingSalaryPerYear1(Model):
    min: Optional[float] = Field(alias="min")
    max: Optional[float] = Field(alias="max")
    currency: str = Field(alias="currency")
    is_converted: bool = Field(alias="isConverted")
    rates_on: Optional[str] = Field(alias="ratesOn")


class OfferedPosting(Model):
    job_id: str = Field(alias="jobId")
    title: str = Field(alias="title")
    company: str = Field(alias="company")
    location: Optional[str] = Field(alias="location")
    country: Optional[str] = Field(alias="country")
    remote: Optional[RemoteMode] = Field(alias="remote")
    seniority: Optional[Seniority] = Field(alias="seniority")
    employment_type: Optional[str] = Field(alias="employmentType")
    salary: Optional[Salary] = Field(alias="salary")
    posted_at: Optional[datetime] = Field(alias="postedAt")
    expires_at: Optional[datetime] = Field(default=None, alias="expiresAt")
    apply_url: str = Field(alias="applyUrl")
    sources: list[PostingSourceRef] = Field(alias="sources")
    verification: Verification = Field(alias="verification")
    fit: FitScore = Field(alias="fit")
    score: int = Field(alias="score")
    band: Band = Field(alias="band")
    salary_per_year: Optional[OfferedPostingSalaryPerYear1] = Field(alias="salaryPerYear")
    mark: Optional[PostingMark] = Field(alias="mark")


class OverageConsentInput(Model):
    enable: bool = Field(alias="enable")


class OverageConsentState(Model):
    enabled: bool = Field(alias="enabled")
    consented_at: Optional[datetime] = Field(alias="consentedAt")
    period_end: datetime = Field(alias="periodEnd")


class OwnWorkflowSummary(Model):
    workflow_id: WorkflowId = Field(alias="workflowId")
    owner_id: str = Field(alias="ownerId")
    spec_id: str = Field(alias="specId")
    name: str = Field(alias="name")
    description_preview: str = Field(alias="descriptionPreview")
    visibility: Visibility = Field(alias="visibility")
    tags: list[str] = Field(alias="tags")
    stats: WorkflowStats = Field(alias="stats")
    source_type: SourceType = Field(alias="sourceType")
    source_spec_id: str = Field(alias="sourceSpecId")
    updated_at: datetime = Field(alias="updatedAt")
    treasure_id: Optional[str] = Field(alias="treasureId")
    created_at: datetime = Field(alias="createdAt")
    item_version: int = Field(alias="itemVersion")
    is_runnable: bool = Field(alias="isRunnable")
    tool_names: list[str] = Field(alias="toolNames")
    parent_changes: int = Field(alias="parentChanges")


class ParentChange(Model):
    change_id: str = Field(alias="changeId")
    kind: Union[Literal["paragraph", "tool", "edge"], str] = Field(alias="kind")
    action: Union[Literal["added", "removed", "changed"], str] = Field(alias="action")
    base: Optional[str] = Field(alias="base")
    mine: Optional[str] = Field(alias="mine")
    theirs: Optional[str] = Field(alias="theirs")
    is_conflict: bool = Field(alias="isConflict")
    summary: str = Field(alias="summary")


class ParentChanges(Model):
    source_spec_id: str = Field(alias="sourceSpecId")
    source_name: str = Field(alias="sourceName")
    base_version: str = Field(alias="baseVersion")
    parent_version: str = Field(alias="parentVersion")
    is_up_to_date: bool = Field(alias="isUpToDate")
    changes: list[ParentChange] = Field(alias="changes")


class Position(Model):
    x: float = Field(alias="x")
    y: float = Field(alias="y")


class PostingFacetsBandItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsRemoteItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsSeniorityItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsCountryItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsCompanyItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsSkillItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsSourceItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsStatusItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsMinSalaryItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsPostedWithinDaysItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacetsMarkItem(Model):
    value: str = Field(alias="value")
    count: int = Field(alias="count")


class PostingFacets(Model):
    "The values that the filters can take, the most frequent first; count: how many pass the other filters with this value"

    band: list[PostingFacetsBandItem] = Field(alias="band")
    remote: list[PostingFacetsRemoteItem] = Field(alias="remote")
    seniority: list[PostingFacetsSeniorityItem] = Field(alias="seniority")
    country: list[PostingFacetsCountryItem] = Field(alias="country")
    company: list[PostingFacetsCompanyItem] = Field(alias="company")
    skill: list[PostingFacetsSkillItem] = Field(alias="skill")
    source: list[PostingFacetsSourceItem] = Field(alias="source")
    status: list[PostingFacetsStatusItem] = Field(alias="status")
    min_salary: list[PostingFacetsMinSalaryItem] = Field(alias="minSalary")
    posted_within_days: list[PostingFacetsPostedWithinDaysItem] = Field(alias="postedWithinDays")
    mark: list[PostingFacetsMarkItem] = Field(alias="mark")


class PostingPage(Model):
    items: list[OfferedPosting] = Field(alias="items")
    total: int = Field(alias="total")
    scored: int = Field(alias="scored")
    samples: int = Field(alias="samples")
    currency: str = Field(alias="currency")
    rates_on: str = Field(alias="ratesOn")
    facets: PostingFacets = Field(alias="facets")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class PostingSourceRef(Model):
    provider: str = Field(alias="provider")
    board: Optional[str] = Field(default=None, alias="board")
    external_id: str = Field(alias="externalId")
    url: str = Field(alias="url")
    priority: int = Field(alias="priority")
    is_sample: bool = Field(alias="isSample")


class Preferences(Model):
    newsletter: bool = Field(alias="newsletter")
    product_updates: bool = Field(alias="productUpdates")
    security_alerts: bool = Field(alias="securityAlerts")
    run_waiting: bool = Field(alias="runWaiting")
    run_expiring: bool = Field(alias="runExpiring")
    run_finished: bool = Field(alias="runFinished")
    reminders: bool = Field(alias="reminders")
    low_balance: bool = Field(alias="lowBalance")


class PreflightIssue(Model):
    file_id: str = Field(alias="fileId")
    code: PreflightCode = Field(alias="code")
    message: str = Field(alias="message")


class PreflightResult(Model):
    passed: bool = Field(alias="passed")
    errors: list[PreflightIssue] = Field(alias="errors")
    warnings: list[PreflightWarning] = Field(alias="warnings")
    choices: dict[str, list[str]] = Field(alias="choices")


class PreflightWarning(Model):
    file_id: str = Field(alias="fileId")
    code: Union[Literal["NOTE", "FILE_DOUBTED"], str] = Field(alias="code")
    message: str = Field(alias="message")


class PublicFormQuestionsItem(Model):
    question_id: str = Field(alias="questionId")
    question_text: str = Field(alias="questionText")
    question_type: SurveyQuestionType = Field(alias="questionType")
    required: bool = Field(alias="required")
    order: int = Field(alias="order")
    options: list[str] = Field(alias="options")
    placeholder: str = Field(alias="placeholder")
    min_value: Optional[float] = Field(alias="minValue")
    max_value: Optional[float] = Field(alias="maxValue")
    help_text: str = Field(alias="helpText")
    max_length: Optional[int] = Field(alias="maxLength")
    min_selections: Optional[int] = Field(alias="minSelections")
    max_selections: Optional[int] = Field(alias="maxSelections")
    prefill_key: Optional[str] = Field(alias="prefillKey")


class PublicForm(Model):
    survey_id: str = Field(alias="surveyId")
    title: str = Field(alias="title")
    description: str = Field(alias="description")
    questions: list[PublicFormQuestionsItem] = Field(alias="questions")
    status: SurveyStatus = Field(alias="status")
    early_bird_active: bool = Field(alias="earlyBirdActive")
    early_bird_description: str = Field(alias="earlyBirdDescription")
    early_bird_ends_at: Optional[datetime] = Field(alias="earlyBirdEndsAt")
    has_mystery_event: bool = Field(alias="hasMysteryEvent")
    presentation: Presentation = Field(alias="presentation")
    language: str = Field(alias="language")
    closed_message: str = Field(alias="closedMessage")
    is_full: bool = Field(alias="isFull")
    can_bind_messaging: bool = Field(alias="canBindMessaging")
    unavailable_options: dict[str, list[str]] = Field(alias="unavailableOptions")
    form_token: str = Field(alias="formToken")


class QuestionOrderBody(Model):
    question_ids: list[str] = Field(alias="questionIds")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class QuestionStats(Model):
    question_id: str = Field(alias="questionId")
    question_text: str = Field(alias="questionText")
    response_count: int = Field(alias="responseCount")
    option_counts: dict[str, int] = Field(alias="optionCounts")
    average_rating: Optional[float] = Field(alias="averageRating")
    question_type: SurveyQuestionType = Field(alias="questionType")
    shown_count: int = Field(alias="shownCount")
    drop_off_count: int = Field(alias="dropOffCount")


class QueuedAcknowledgement(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    status: Literal["queued"] = Field(alias="status")
    message_id: str = Field(alias="messageId")
    submitted_at: datetime = Field(alias="submittedAt")
    estimated_start_seconds: int = Field(alias="estimatedStartSeconds")
    polling_url: str = Field(alias="pollingUrl")
    tasks: list[Task] = Field(alias="tasks")
    receipt: Optional[RetryPlan] = Field(alias="receipt")


class Quote1TopUp(Model):
    min_u: int = Field(alias="minU")
    suggested_u: int = Field(alias="suggestedU")
    max_u: int = Field(alias="maxU")


class Quote1LayersMicroU(Model):
    "What the run costs us, the same with 15 % against overruns and failed runs, and what is charged, in millionths of a US dollar"

    raw: int = Field(alias="raw")
    insured: int = Field(alias="insured")
    charged: int = Field(alias="charged")


class Quote1BreakdownMicroU(Model):
    "Adds up to what is charged exactly"

    llm: int = Field(alias="llm")
    compute: int = Field(alias="compute")
    storage: int = Field(alias="storage")
    mcp: int = Field(alias="mcp")
    run_floor: int = Field(alias="runFloor")


class Quote1(Model):
    cost_u: int = Field(alias="costU")
    balance_u: int = Field(alias="balanceU")
    min_floor_u: int = Field(alias="minFloorU")
    top_up: Quote1TopUp = Field(alias="topUp")
    free_credits: int = Field(alias="freeCredits")
    sufficient: bool = Field(alias="sufficient")
    layers_micro_u: Quote1LayersMicroU = Field(alias="layersMicroU")
    breakdown_micro_u: Quote1BreakdownMicroU = Field(alias="breakdownMicroU")


class Quote2TopUp(Model):
    min_credits: int = Field(alias="minCredits")
    suggested_credits: int = Field(alias="suggestedCredits")
    max_credits: int = Field(alias="maxCredits")


class Quote2LayersMicroU(Model):
    "What the run costs us, the same with 15 % against overruns and failed runs, and what is charged, in millionths of a US dollar"

    raw: int = Field(alias="raw")
    insured: int = Field(alias="insured")
    charged: int = Field(alias="charged")


class Quote2BreakdownCredits(Model):
    "Adds up to what is charged exactly"

    llm: int = Field(alias="llm")
    compute: int = Field(alias="compute")
    storage: int = Field(alias="storage")
    mcp: int = Field(alias="mcp")
    run_floor: int = Field(alias="runFloor")


class Quote2(Model):
    cost_credits: int = Field(alias="costCredits")
    balance_credits: int = Field(alias="balanceCredits")
    min_floor_credits: int = Field(alias="minFloorCredits")
    top_up: Quote2TopUp = Field(alias="topUp")
    free_credits: int = Field(alias="freeCredits")
    sufficient: bool = Field(alias="sufficient")
    layers_micro_u: Quote2LayersMicroU = Field(alias="layersMicroU")
    breakdown_credits: Quote2BreakdownCredits = Field(alias="breakdownCredits")


class QuoteInput(Model):
    workflow_kind: WorkflowKind = Field(alias="workflowKind")
    spec_id: str = Field(alias="specId")
    inputs_summary: Optional[InputsSummary] = Field(default=None, alias="inputsSummary")


class ReadAnswer(Model):
    slot_id: str = Field(alias="slotId")
    question: str = Field(alias="question")
    value: Any = Field(alias="value")
    evidence: str = Field(alias="evidence")
    confidence: float = Field(alias="confidence")


class Received(Model):
    size_bytes: int = Field(alias="sizeBytes")
    sha256: str = Field(alias="sha256")


class RefreshBody(Model):
    refresh_token: str = Field(alias="refreshToken")


class RegisteredFileUnreadable1(Model):
    code: Union[Literal["FILE_EMPTY", "FILE_ENCRYPTED", "FILE_UNREADABLE"], str] = Field(alias="code")
    message: str = Field(alias="message")


class RegisteredFile(Model):
    file_id: str = Field(alias="fileId")
    file_name: str = Field(alias="fileName")
    mime_type: str = Field(alias="mimeType")
    size_bytes: int = Field(alias="sizeBytes")
    sha256: Optional[str] = Field(alias="sha256")
    status: Union[Literal["pending", "ready", "local", "rejected"], str] = Field(alias="status")
    number: int = Field(alias="number")
    unreadable: Optional[RegisteredFileUnreadable1] = Field(alias="unreadable")
    created_at: datetime = Field(alias="createdAt")
    upload: Optional[Upload] = Field(alias="upload")


class RegisterFileBody(Model):
    file_name: FileName = Field(alias="fileName")
    mime_type: MimeType = Field(alias="mimeType")
    size_bytes: int = Field(alias="sizeBytes")
    sha256: Optional[str] = Field(default=None, alias="sha256")
    local: Optional[bool] = Field(default=None, alias="local")


class RenameFileBody(Model):
    file_name: FileName = Field(alias="fileName")


class ReportLink(Model):
    link_id: str = Field(alias="linkId")
    report_token: str = Field(alias="reportToken")
    url: str = Field(alias="url")
    created_at: datetime = Field(alias="createdAt")
    last_used_at: Optional[datetime] = Field(alias="lastUsedAt")


class ReportLinkList(Model):
    links: list[ReportLink] = Field(alias="links")


class ResetPasswordBody(Model):
    token: str = Field(alias="token")
    new_password: str = Field(alias="newPassword")
    keep_api_keys: Optional[bool] = Field(default=None, alias="keepApiKeys")


class ResolveGoalInput(Model):
    goal_text: str = Field(alias="goalText")
    file_names: Optional[list[str]] = Field(default=None, alias="fileNames")


class RestoreInput(Model):
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class RetriedJobsRefusedItem(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    code: ErrorCode = Field(alias="code")
    message: str = Field(alias="message")


class RetriedJobsCostMicroU(Model):
    "What all retries cost together, by their receipts"

    low: float = Field(alias="low")
    high: float = Field(alias="high")


class RetriedJobs(Model):
    retried: list[QueuedAcknowledgement] = Field(alias="retried")
    refused: list[RetriedJobsRefusedItem] = Field(alias="refused")
    cost_micro_u: RetriedJobsCostMicroU = Field(alias="costMicroU")
    left: int = Field(alias="left")


class RetryFailedInput(Model):
    workflow_id: str = Field(alias="workflowId")
    error_code: ErrorCode = Field(alias="errorCode")


class RetryInput(Model):
    rerun_mode: Optional[Union[Literal["resume", "retry_same_thread", "fresh_rerun"], str]] = Field(default=None, alias="rerunMode")
    reason: Optional[str] = Field(default=None, alias="reason")


class RetryPlanKeptStepsItem(Model):
    step_id: str = Field(alias="stepId")
    title: str = Field(alias="title")
    cost_micro_u: int = Field(alias="costMicroU")


class RetryPlanRedoneStepsItem(Model):
    step_id: str = Field(alias="stepId")
    title: str = Field(alias="title")
    calls_kept: int = Field(alias="callsKept")
    calls_redone: int = Field(alias="callsRedone")
    cost_micro_u: int = Field(alias="costMicroU")


class RetryPlanNotRepeatedItem(Model):
    effect: Union[Literal["tool_calls", "files", "answers"], str] = Field(alias="effect")
    count: int = Field(alias="count")


class RetryPlanCostMicroU(Model):
    "What the retry costs: by the prices of its steps, and with what the run itself has shown of models"

    low: float = Field(alias="low")
    high: float = Field(alias="high")


class RetryPlan(Model):
    kept_steps: list[RetryPlanKeptStepsItem] = Field(alias="keptSteps")
    redone_steps: list[RetryPlanRedoneStepsItem] = Field(alias="redoneSteps")
    kept_answers: int = Field(alias="keptAnswers")
    not_repeated: list[RetryPlanNotRepeatedItem] = Field(alias="notRepeated")
    spent_micro_u: int = Field(alias="spentMicroU")
    cost_micro_u: RetryPlanCostMicroU = Field(alias="costMicroU")


class RetryPlanViewKeptStepsItem(Model):
    step_id: str = Field(alias="stepId")
    title: str = Field(alias="title")
    cost_micro_u: int = Field(alias="costMicroU")


class RetryPlanViewRedoneStepsItem(Model):
    step_id: str = Field(alias="stepId")
    title: str = Field(alias="title")
    calls_kept: int = Field(alias="callsKept")
    calls_redone: int = Field(alias="callsRedone")
    cost_micro_u: int = Field(alias="costMicroU")


class RetryPlanViewNotRepeatedItem(Model):
    effect: Union[Literal["tool_calls", "files", "answers"], str] = Field(alias="effect")
    count: int = Field(alias="count")


class RetryPlanViewCostMicroU(Model):
    "What the retry costs: by the prices of its steps, and with what the run itself has shown of models"

    low: float = Field(alias="low")
    high: float = Field(alias="high")


class RetryPlanViewAlike(Model):
    "Other failed runs of the same workflow with the same errorCode, and what retrying them costs"

    runs: int = Field(alias="runs")
    cost_micro_u: int = Field(alias="costMicroU")


class RetryPlanView(Model):
    kept_steps: list[RetryPlanViewKeptStepsItem] = Field(alias="keptSteps")
    redone_steps: list[RetryPlanViewRedoneStepsItem] = Field(alias="redoneSteps")
    kept_answers: int = Field(alias="keptAnswers")
    not_repeated: list[RetryPlanViewNotRepeatedItem] = Field(alias="notRepeated")
    spent_micro_u: int = Field(alias="spentMicroU")
    cost_micro_u: RetryPlanViewCostMicroU = Field(alias="costMicroU")
    alike: RetryPlanViewAlike = Field(alias="alike")


class RetryTicketedInput(Model):
    exception_type: str = Field(alias="exception_type")
    workflow_id: Optional[str] = Field(default=None, alias="workflow_id")


class ReviseItemInput(Model):
    value: dict[str, Any] = Field(alias="value")
    expected_revision: int = Field(alias="expectedRevision")


class RunEstimateSeconds1(Model):
    low: float = Field(alias="low")
    high: float = Field(alias="high")


class RunEstimateCostMicroU(Model):
    low: float = Field(alias="low")
    high: float = Field(alias="high")


class RunEstimate(Model):
    source: Union[Literal["history", "step_prices"], str] = Field(alias="source")
    runs: int = Field(alias="runs")
    seconds: Optional[RunEstimateSeconds1] = Field(alias="seconds")
    cost_micro_u: RunEstimateCostMicroU = Field(alias="costMicroU")
    suggested_budget_micro_u: int = Field(alias="suggestedBudgetMicroU")
    median_error: Optional[float] = Field(alias="medianError")


class RunFromInput(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    from_tool: str = Field(alias="fromTool")


class RunList(Model):
    items: list[RunSummary] = Field(alias="items")


class RunSummary(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    status: str = Field(alias="status")
    started_at: Optional[datetime] = Field(alias="startedAt")
    completed_at: Optional[datetime] = Field(alias="completedAt")
    progress: int = Field(alias="progress")
    error_code: Optional[str] = Field(alias="errorCode")
    error_message: Optional[str] = Field(alias="errorMessage")
    cost_micro_u: int = Field(alias="costMicroU")
    created_at: datetime = Field(alias="createdAt")


class RunTicket(Model):
    ticket_id: str = Field(alias="ticket_id")
    exception_type: str = Field(alias="exception_type")
    taxonomy_version: str = Field(alias="taxonomy_version")
    severity: Severity = Field(alias="severity")
    affected_rows: list[dict[str, Any]] = Field(alias="affected_rows")
    suggested_resolution: str = Field(alias="suggested_resolution")
    requires_human: bool = Field(alias="requires_human")
    state: TicketState = Field(alias="state")
    owner_note: str = Field(alias="owner_note")
    attempt: int = Field(alias="attempt")
    created_at: Timestamp = Field(alias="created_at")
    changed_at: Optional[Timestamp] = Field(alias="changed_at")
    job_spec_id: str = Field(alias="job_spec_id")
    input_file_names: list[str] = Field(alias="input_file_names")
    run_status: str = Field(alias="run_status")
    workflow_id: Optional[str] = Field(alias="workflow_id")
    workflow_name: Optional[str] = Field(alias="workflow_name")


class RunTicketPage(Model):
    items: list[RunTicket] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class RunTimeline(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    workflow_id: Optional[str] = Field(alias="workflowId")
    status: str = Field(alias="status")
    cost_micro_u: MicroU = Field(alias="costMicroU")
    now: Timestamp = Field(alias="now")
    attempts: list[TimelineAttempt] = Field(alias="attempts")
    pauses: list[TimelinePause] = Field(alias="pauses")
    spans: list[TimelineSpan] = Field(alias="spans")
    steps: list[TimelineStep] = Field(alias="steps")


class Salary(Model):
    min: Optional[float] = Field(alias="min")
    max: Optional[float] = Field(alias="max")
    currency: str = Field(alias="currency")
    period: Union[Literal["hour", "day", "week", "month", "year"], str] = Field(alias="period")


class SampleFile(Model):
    file_name: str = Field(alias="fileName")
    mime_type: str = Field(alias="mimeType")
    description: str = Field(alias="description")
    url: str = Field(alias="url")


class SampleResultArtifactsItem(Model):
    artifact_id: str = Field(alias="artifactId")
    file_name: str = Field(alias="fileName")
    mime_type: str = Field(alias="mimeType")
    size_bytes: int = Field(alias="sizeBytes")
    is_primary: bool = Field(alias="isPrimary")
    download_url: str = Field(alias="downloadUrl")
    expires_at: datetime = Field(alias="expiresAt")


class SampleResult(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    completed_at: Optional[datetime] = Field(alias="completedAt")
    cost_micro_u: int = Field(alias="costMicroU")
    artifacts: list[SampleResultArtifactsItem] = Field(alias="artifacts")


class SandboxInput(Model):
    recordings: Optional[dict[str, dict[str, Any]]] = Field(default=None, alias="recordings")
    answers: Optional[dict[str, Any]] = Field(default=None, alias="answers")


class SandboxReport(Model):
    passed: bool = Field(alias="passed")
    cost_micro_u: int = Field(alias="costMicroU")
    budget_micro_u: int = Field(alias="budgetMicroU")
    recorded_share: float = Field(alias="recordedShare")
    ran_at: datetime = Field(alias="ranAt")
    workflows: list[WorkflowRehearsal] = Field(alias="workflows")


class SavedDraft(Model):
    saved_at: datetime = Field(alias="savedAt")


class SaveDraftInput(Model):
    answers: list[SlotAnswerInput] = Field(alias="answers")
    base_version: int = Field(alias="baseVersion")


class SessionList(Model):
    sessions: list[SessionSummary] = Field(alias="sessions")
    total: int = Field(alias="total")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class SessionSummary(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    status: GoalJobStatus = Field(alias="status")
    goal_text: str = Field(alias="goalText")
    use_case_type: str = Field(alias="useCaseType")
    progress: int = Field(alias="progress")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")
    completed_at: Optional[datetime] = Field(alias="completedAt")
    input_file_names: list[str] = Field(alias="inputFileNames")
    input_file_numbers: list[int] = Field(alias="inputFileNumbers")
    workflow_id: Optional[str] = Field(alias="workflowId")
    workflow_name: Optional[str] = Field(alias="workflowName")
    made_for: list[str] = Field(alias="madeFor")
    artifact_count: int = Field(alias="artifactCount")
    error_code: Optional[ErrorCode] = Field(alias="errorCode")
    is_waiting_for_user: bool = Field(alias="isWaitingForUser")
    waiting_for: Optional[WaitingFor] = Field(alias="waitingFor")
    waited_ms: int = Field(alias="waitedMs")
    cost_micro_u: int = Field(alias="costMicroU")
    charged_micro_u: Optional[int] = Field(alias="chargedMicroU")


class SignedIn(Model):
    access_token: str = Field(alias="accessToken")
    refresh_token: str = Field(alias="refreshToken")
    expires_at: datetime = Field(alias="expiresAt")
    user: User = Field(alias="user")


class SignedUp(Model):
    user: User = Field(alias="user")
    message: str = Field(alias="message")
    requires_verification: bool = Field(alias="requiresVerification")


class SignInBody(Model):
    email: EmailAddress = Field(alias="email")
    password: str = Field(alias="password")


class SignInMethods(Model):
    has_password: bool = Field(alias="hasPassword")
    providers: list[LinkedProvider] = Field(alias="providers")


class SignOutBody(Model):
    refresh_token: str = Field(alias="refreshToken")


class SignUpBody(Model):
    email: EmailAddress = Field(alias="email")
    password: str = Field(alias="password")
    full_name: Optional[str] = Field(default=None, alias="fullName")
    newsletter: Optional[bool] = Field(default=None, alias="newsletter")


class Slot(Model):
    slot_id: str = Field(alias="slotId")
    slot_type: QuestionType = Field(alias="slotType")
    question: str = Field(alias="question")
    options: list[str] = Field(alias="options")
    default: Any = Field(alias="default")
    required: bool = Field(alias="required")
    accepted_formats: list[str] = Field(alias="acceptedFormats")
    hidden: bool = Field(alias="hidden")
    is_disambiguation: bool = Field(alias="isDisambiguation")
    config: dict[str, Any] = Field(alias="config")
    suggested_value: Any = Field(alias="suggestedValue")
    suggested_confidence: Optional[float] = Field(alias="suggestedConfidence")
    suggested_source: Optional[str] = Field(alias="suggestedSource")


class SlotAnswer(Model):
    slot_id: str = Field(alias="slotId")
    value: Any = Field(alias="value")


class SlotAnswerInput(Model):
    slot_id: str = Field(alias="slotId")
    value: Any = Field(alias="value")


class Specialist(Model):
    role: str = Field(alias="role")
    name: str = Field(alias="name")
    tools: list[int] = Field(alias="tools")


class SpecialistCost(Model):
    agent_role: str = Field(alias="agentRole")
    total_micro_u: MicroU = Field(alias="totalMicroU")
    tool_count: int = Field(alias="toolCount")
    avg_micro_u: MicroU = Field(alias="avgMicroU")


class SpecialistCostList(Model):
    items: list[SpecialistCost] = Field(alias="items")


class SpecialistOutcome(Model):
    agent_role: str = Field(alias="agentRole")
    specialist_span_id: str = Field(alias="specialistSpanId")
    outcome: Optional[SpanOutcome] = Field(alias="outcome")
    handoff_reason_code: Optional[HandoffReason] = Field(alias="handoffReasonCode")
    duration_ms: Optional[int] = Field(alias="durationMs")
    started_at: Timestamp = Field(alias="startedAt")
    finished_at: Optional[Timestamp] = Field(alias="finishedAt")
    attempt: int = Field(alias="attempt")


class SpecialistOutcomeList(Model):
    items: list[SpecialistOutcome] = Field(alias="items")


class SpecialistReliability(Model):
    agent_role: str = Field(alias="agentRole")
    success_count: int = Field(alias="successCount")
    hold_count: int = Field(alias="holdCount")
    timeout_count: int = Field(alias="timeoutCount")
    other_failure_count: int = Field(alias="otherFailureCount")
    total: int = Field(alias="total")
    success_rate: float = Field(alias="successRate")
    hold_rate: float = Field(alias="holdRate")
    timeout_rate: float = Field(alias="timeoutRate")
    mean_ms: float = Field(alias="meanMs")
    p50_ms: float = Field(alias="p50Ms")
    p95_ms: float = Field(alias="p95Ms")
    count: float = Field(alias="count")


class SpecialistReliabilityList(Model):
    items: list[SpecialistReliability] = Field(alias="items")


class SpecialistTrend(Model):
    agent_role: str = Field(alias="agentRole")
    week: str = Field(alias="week")
    total: int = Field(alias="total")
    success_count: int = Field(alias="successCount")
    hold_count: int = Field(alias="holdCount")
    timeout_count: int = Field(alias="timeoutCount")
    other_failure_count: int = Field(alias="otherFailureCount")
    p50_ms: float = Field(alias="p50Ms")
    p95_ms: float = Field(alias="p95Ms")


class SpecialistTrends(Model):
    items: list[SpecialistTrend] = Field(alias="items")


class StartDeviceLoginBody(Model):
    client_name: str = Field(alias="clientName")


class StartedDeviceLogin(Model):
    device_code: str = Field(alias="deviceCode")
    user_code: str = Field(alias="userCode")
    verification_url: str = Field(alias="verificationUrl")
    verification_url_complete: str = Field(alias="verificationUrlComplete")
    expires_at: datetime = Field(alias="expiresAt")
    interval_seconds: int = Field(alias="intervalSeconds")


class StatusView(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    status: GoalJobStatus = Field(alias="status")
    progress: int = Field(alias="progress")
    item_version: int = Field(alias="itemVersion")
    attempt_id: str = Field(alias="attemptId")
    tasks_completed: int = Field(alias="tasksCompleted")
    tasks_failed: int = Field(alias="tasksFailed")
    tasks_total: int = Field(alias="tasksTotal")
    error_message: Optional[str] = Field(alias="errorMessage")
    progress_message: Optional[str] = Field(alias="progressMessage")
    agent_message: Optional[str] = Field(alias="agentMessage")
    suggested_poll_interval_ms: int = Field(alias="suggestedPollIntervalMs")
    delivery_mode: str = Field(alias="deliveryMode")
    pending_interrupts: list[Interrupt] = Field(alias="pendingInterrupts")
    last_seq: int = Field(alias="lastSeq")


class Step(Model):
    step_id: str = Field(alias="stepId")
    step_order: int = Field(alias="stepOrder")
    step_type: Union[Literal["tool", "agent", "checkpoint", "deliver"], str] = Field(alias="stepType")
    status: StepStatus = Field(alias="status")
    progress: int = Field(alias="progress")
    error_message: Optional[str] = Field(alias="errorMessage")
    title: str = Field(alias="title")
    role: Optional[str] = Field(alias="role")
    tool_ref: Optional[str] = Field(alias="toolRef")
    progress_message: Optional[str] = Field(alias="progressMessage")
    started_at: Optional[datetime] = Field(alias="startedAt")
    finished_at: Optional[datetime] = Field(alias="finishedAt")
    is_kept: bool = Field(alias="isKept")


class Storage(Model):
    used_bytes: int = Field(alias="usedBytes")
    limit_bytes: int = Field(alias="limitBytes")


class SubmitResponseBody(Model):
    email: EmailAddress = Field(alias="email")
    name: str = Field(alias="name")
    answers: dict[str, Any] = Field(alias="answers")
    form_token: Optional[str] = Field(default=None, alias="formToken")
    website: Optional[str] = Field(default=None, alias="website")


class SubmitResult(Model):
    response_id: str = Field(alias="responseId")
    survey_id: str = Field(alias="surveyId")
    is_early_bird: bool = Field(alias="isEarlyBird")
    created_at: datetime = Field(alias="createdAt")
    mystery_unlocked: bool = Field(alias="mysteryUnlocked")
    thank_you_url: str = Field(alias="thankYouUrl")


class SubscribeInput1(Model):
    run_id: Optional[str] = Field(default=None, alias="runId")


class SubscribeResult(Model):
    checkout_url: str = Field(alias="checkoutUrl")
    payment_transaction_id: str = Field(alias="paymentTransactionId")


class Subscription(Model):
    tier: Union[Literal["free", "pro"], str] = Field(alias="tier")
    status: SubscriptionStatus = Field(alias="status")
    subscription_id: Optional[str] = Field(alias="subscriptionId")
    current_period_end: Optional[datetime] = Field(alias="currentPeriodEnd")
    ends_at: Optional[datetime] = Field(alias="endsAt")


class Survey(Model):
    survey_id: str = Field(alias="surveyId")
    creator_id: str = Field(alias="creatorId")
    title: str = Field(alias="title")
    description: str = Field(alias="description")
    project_url: Optional[str] = Field(alias="projectUrl")
    questions: list[SurveyQuestion] = Field(alias="questions")
    early_bird_deadline: Optional[datetime] = Field(alias="earlyBirdDeadline")
    early_bird_description: str = Field(alias="earlyBirdDescription")
    mystery_event_config: Optional[MysteryEventConfig] = Field(alias="mysteryEventConfig")
    messaging_oa_id: Optional[str] = Field(alias="messagingOaId")
    status: SurveyStatus = Field(alias="status")
    total_responses: int = Field(alias="totalResponses")
    item_version: int = Field(alias="itemVersion")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")
    published_at: Optional[datetime] = Field(alias="publishedAt")
    closed_at: Optional[datetime] = Field(alias="closedAt")
    presentation: Presentation = Field(alias="presentation")
    language: str = Field(alias="language")
    response_cap: Optional[int] = Field(alias="responseCap")
    thank_you_message: str = Field(alias="thankYouMessage")
    closed_message: str = Field(alias="closedMessage")
    quarantined_count: int = Field(alias="quarantinedCount")


class SurveyList(Model):
    surveys: list[Survey] = Field(alias="surveys")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class SurveyQuestion(Model):
    question_id: str = Field(alias="questionId")
    question_text: str = Field(alias="questionText")
    question_type: SurveyQuestionType = Field(alias="questionType")
    required: bool = Field(alias="required")
    order: int = Field(alias="order")
    options: list[str] = Field(alias="options")
    placeholder: str = Field(alias="placeholder")
    min_value: Optional[float] = Field(alias="minValue")
    max_value: Optional[float] = Field(alias="maxValue")
    help_text: str = Field(alias="helpText")
    max_length: Optional[int] = Field(alias="maxLength")
    min_selections: Optional[int] = Field(alias="minSelections")
    max_selections: Optional[int] = Field(alias="maxSelections")
    option_caps: dict[str, int] = Field(alias="optionCaps")
    prefill_key: Optional[str] = Field(alias="prefillKey")


class SurveyReport(Model):
    title: str = Field(alias="title")
    description: str = Field(alias="description")
    status: SurveyStatus = Field(alias="status")
    response_cap: Optional[int] = Field(alias="responseCap")
    published_at: Optional[datetime] = Field(alias="publishedAt")
    analytics: Analytics = Field(alias="analytics")


class SurveyResponse(Model):
    response_id: str = Field(alias="responseId")
    survey_id: str = Field(alias="surveyId")
    email: str = Field(alias="email")
    name: str = Field(alias="name")
    answers: dict[str, Any] = Field(alias="answers")
    messaging_user_id: Optional[str] = Field(alias="messagingUserId")
    is_early_bird: bool = Field(alias="isEarlyBird")
    mystery_unlocked: bool = Field(alias="mysteryUnlocked")
    mystery_unlock_type: Optional[UnlockType] = Field(alias="mysteryUnlockType")
    created_at: datetime = Field(alias="createdAt")
    is_quarantined: bool = Field(alias="isQuarantined")
    quarantine_reasons: list[str] = Field(alias="quarantineReasons")
    released_at: Optional[datetime] = Field(alias="releasedAt")
    duration_ms: Optional[int] = Field(alias="durationMs")


class SurveyResponseList(Model):
    responses: list[SurveyResponse] = Field(alias="responses")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class SurveysDeleted(Model):
    success: Literal[True] = Field(alias="success")


class SurveyTemplateQuestionsItem(Model):
    question_text: str = Field(alias="questionText")
    question_type: SurveyQuestionType = Field(alias="questionType")
    required: bool = Field(alias="required")
    options: list[str] = Field(alias="options")
    placeholder: str = Field(alias="placeholder")
    min_value: Optional[float] = Field(alias="minValue")
    max_value: Optional[float] = Field(alias="maxValue")
    help_text: str = Field(alias="helpText")
    max_length: Optional[int] = Field(alias="maxLength")
    min_selections: Optional[int] = Field(alias="minSelections")
    max_selections: Optional[int] = Field(alias="maxSelections")
    option_caps: dict[str, int] = Field(alias="optionCaps")
    prefill_key: Optional[str] = Field(alias="prefillKey")


class SurveyTemplate(Model):
    template_id: str = Field(alias="templateId")
    name: str = Field(alias="name")
    description: str = Field(alias="description")
    questions: list[SurveyTemplateQuestionsItem] = Field(alias="questions")


class SurveyTemplateList(Model):
    templates: list[SurveyTemplate] = Field(alias="templates")


class TakeChangesInput(Model):
    take: list[str] = Field(alias="take")
    parent_version: str = Field(alias="parentVersion")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class TakeDeviceLoginBody(Model):
    device_code: str = Field(alias="deviceCode")


class Task(Model):
    task_id: str = Field(alias="taskId")
    destination_id: str = Field(alias="destinationId")
    status: Union[Literal["pending", "running", "completed", "partial", "failed", "cancelled"], str] = Field(alias="status")
    progress: int = Field(alias="progress")
    spec_version: str = Field(alias="specVersion")
    dag: list[Step] = Field(alias="dag")
    output_artifacts: list[Artifact] = Field(alias="outputArtifacts")
    error_message: Optional[str] = Field(alias="errorMessage")


class ThankYou(Model):
    response_id: str = Field(alias="responseId")
    survey_id: str = Field(alias="surveyId")
    survey_title: str = Field(alias="surveyTitle")
    name: str = Field(alias="name")
    is_early_bird: bool = Field(alias="isEarlyBird")
    is_counted: bool = Field(alias="isCounted")
    early_bird_message: Optional[str] = Field(alias="earlyBirdMessage")
    has_messaging_binding: bool = Field(alias="hasMessagingBinding")
    can_bind_messaging: bool = Field(alias="canBindMessaging")
    thank_you_message: str = Field(alias="thankYouMessage")
    language: str = Field(alias="language")
    mystery_event: Optional[MysteryEvent] = Field(alias="mysteryEvent")


class TicketKind(Model):
    exception_type: str = Field(alias="exception_type")
    severity: Severity = Field(alias="severity")
    tickets: int = Field(alias="tickets")
    open: int = Field(alias="open")
    runs: int = Field(alias="runs")
    retriable_runs: int = Field(alias="retriable_runs")
    requires_human: bool = Field(alias="requires_human")
    suggested_resolution: str = Field(alias="suggested_resolution")
    last_at: Timestamp = Field(alias="last_at")


class TicketKinds(Model):
    items: list[TicketKind] = Field(alias="items")


class TimelineAttempt(Model):
    attempt_id: str = Field(alias="attemptId")
    attempt: int = Field(alias="attempt")
    started_at: Timestamp = Field(alias="startedAt")
    finished_at: Optional[Timestamp] = Field(alias="finishedAt")
    outcome: Optional[str] = Field(alias="outcome")
    error_message: Optional[str] = Field(alias="errorMessage")


class TimelinePause(Model):
    interrupt_id: str = Field(alias="interruptId")
    attempt: int = Field(alias="attempt")
    step_name: Optional[str] = Field(alias="stepName")
    title: str = Field(alias="title")
    started_at: Timestamp = Field(alias="startedAt")
    finished_at: Optional[Timestamp] = Field(alias="finishedAt")


class TimelineSpan(Model):
    specialist_span_id: str = Field(alias="specialistSpanId")
    attempt: int = Field(alias="attempt")
    agent_role: str = Field(alias="agentRole")
    outcome: Optional[SpanOutcome] = Field(alias="outcome")
    started_at: Timestamp = Field(alias="startedAt")
    finished_at: Optional[Timestamp] = Field(alias="finishedAt")


class TimelineStep(Model):
    specialist_span_id: str = Field(alias="specialistSpanId")
    attempt: int = Field(alias="attempt")
    step_name: str = Field(alias="stepName")
    title: str = Field(alias="title")
    calls: int = Field(alias="calls")
    extra_calls: int = Field(alias="extraCalls")
    failed_calls: int = Field(alias="failedCalls")
    cost_micro_u: MicroU = Field(alias="costMicroU")
    started_at: Timestamp = Field(alias="startedAt")
    finished_at: Optional[Timestamp] = Field(alias="finishedAt")


class TokenPair(Model):
    access_token: str = Field(alias="accessToken")
    refresh_token: str = Field(alias="refreshToken")
    expires_at: datetime = Field(alias="expiresAt")


class ToolCatalogServersItem(Model):
    name: str = Field(alias="name")
    tools: list[CatalogTool] = Field(alias="tools")
    title: str = Field(alias="title")
    is_remote: bool = Field(alias="isRemote")
    problem: Optional[str] = Field(alias="problem")


class ToolCatalogFitsItem(Model):
    from_: str = Field(alias="from")
    to: str = Field(alias="to")
    inputs: list[str] = Field(alias="inputs")


class ToolCatalog(Model):
    servers: list[ToolCatalogServersItem] = Field(alias="servers")
    total: int = Field(alias="total")
    fits: list[ToolCatalogFitsItem] = Field(alias="fits")


class ToolInvocation(Model):
    schema_version: Literal[1] = Field(alias="schemaVersion")
    invocation_id: str = Field(alias="invocationId")
    job_spec_id: str = Field(alias="jobSpecId")
    workflow_spec_id: str = Field(alias="workflowSpecId")
    run_id: str = Field(alias="runId")
    tool_ref: str = Field(alias="toolRef")
    declared: bool = Field(alias="declared")
    node_name: str = Field(alias="nodeName")
    agent_role: str = Field(alias="agentRole")
    specialist_span_id: str = Field(alias="specialistSpanId")
    step_name: str = Field(alias="stepName")
    status: InvocationStatus = Field(alias="status")
    success: bool = Field(alias="success")
    started_at: Timestamp = Field(alias="startedAt")
    finished_at: Optional[Timestamp] = Field(alias="finishedAt")
    duration_ms: int = Field(alias="durationMs")
    cost_micro_u: MicroU = Field(alias="costMicroU")
    args_summary: str = Field(alias="argsSummary")
    args_ref: Optional[str] = Field(alias="argsRef")
    output_summary: str = Field(alias="outputSummary")
    output_ref: Optional[str] = Field(alias="outputRef")
    output_digest: Optional[str] = Field(alias="outputDigest")
    error_code: Optional[ErrorCode] = Field(alias="errorCode")
    error_message: Optional[str] = Field(alias="errorMessage")
    attempt_id: str = Field(alias="attemptId")
    attempt: int = Field(alias="attempt")
    item_key: str = Field(alias="itemKey")


class ToolInvocationPage(Model):
    items: list[ToolInvocation] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class ToolPaletteItemInput(Model):
    tool_name: str = Field(alias="toolName")
    position: Optional[Position] = Field(default=None, alias="position")
    note: Optional[str] = Field(default=None, alias="note")


class TopUp1(Model):
    payment_transaction_id: str = Field(alias="paymentTransactionId")
    status: TopUpStatus = Field(alias="status")
    topup_id: str = Field(alias="topupId")
    checkout_url: Optional[str] = Field(alias="checkoutUrl")
    run_id: Optional[str] = Field(alias="runId")
    amount_u: int = Field(alias="amountU")


class TopUp2(Model):
    payment_transaction_id: str = Field(alias="paymentTransactionId")
    status: TopUpStatus = Field(alias="status")
    topup_id: str = Field(alias="topupId")
    checkout_url: Optional[str] = Field(alias="checkoutUrl")
    run_id: Optional[str] = Field(alias="runId")
    amount_credits: int = Field(alias="amountCredits")


class TopUpInput(Model):
    amount_u: Optional[int] = Field(default=None, alias="amountU")
    amount_credits: Optional[int] = Field(default=None, alias="amountCredits")
    currency: Optional[Literal["USD"]] = Field(default=None, alias="currency")
    run_id: Optional[str] = Field(default=None, alias="runId")


class Unsubscribed(Model):
    success: Literal[True] = Field(alias="success")
    message: str = Field(alias="message")
    preference: StoppableMail = Field(alias="preference")


class UpdateInput(Model):
    name: Optional[str] = Field(default=None, alias="name")
    description: Optional[str] = Field(default=None, alias="description")
    system_prompt: Optional[str] = Field(default=None, alias="systemPrompt")
    tool_palette: Optional[ToolPalette] = Field(default=None, alias="toolPalette")
    canvas_layout: Optional[CanvasLayoutInput] = Field(default=None, alias="canvasLayout")
    tags: Optional[list[str]] = Field(default=None, alias="tags")
    founding_intent: Optional[str] = Field(default=None, alias="foundingIntent")
    visibility: Optional[Visibility] = Field(default=None, alias="visibility")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")
    sample_run_id: Optional[str] = Field(default=None, alias="sampleRunId")
    version_note: Optional[str] = Field(default=None, alias="versionNote")


class UpdatePreferencesBody(Model):
    newsletter: Optional[bool] = Field(default=None, alias="newsletter")
    product_updates: Optional[bool] = Field(default=None, alias="productUpdates")
    security_alerts: Optional[bool] = Field(default=None, alias="securityAlerts")
    run_waiting: Optional[bool] = Field(default=None, alias="runWaiting")
    run_expiring: Optional[bool] = Field(default=None, alias="runExpiring")
    run_finished: Optional[bool] = Field(default=None, alias="runFinished")
    reminders: Optional[bool] = Field(default=None, alias="reminders")
    low_balance: Optional[bool] = Field(default=None, alias="lowBalance")


class UpdateProfileBody(Model):
    display_name: Optional[str] = Field(default=None, alias="displayName")
    locale: Optional[str] = Field(default=None, alias="locale")
    time_zone: Optional[str] = Field(default=None, alias="timeZone")


class UpdateQuestionBody(Model):
    question_text: Optional[str] = Field(default=None, alias="questionText")
    question_type: Optional[SurveyQuestionType] = Field(default=None, alias="questionType")
    required: Optional[bool] = Field(default=None, alias="required")
    options: Optional[list[str]] = Field(default=None, alias="options")
    placeholder: Optional[str] = Field(default=None, alias="placeholder")
    help_text: Optional[str] = Field(default=None, alias="helpText")
    min_value: Optional[float] = Field(default=None, alias="minValue")
    max_value: Optional[float] = Field(default=None, alias="maxValue")
    max_length: Optional[int] = Field(default=None, alias="maxLength")
    min_selections: Optional[int] = Field(default=None, alias="minSelections")
    max_selections: Optional[int] = Field(default=None, alias="maxSelections")
    option_caps: Optional[dict[str, int]] = Field(default=None, alias="optionCaps")
    prefill_key: Optional[str] = Field(default=None, alias="prefillKey")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class UpdateSlotsInput(Model):
    answers: list[SlotAnswerInput] = Field(alias="answers")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class UpdateSurveyBody(Model):
    title: Optional[str] = Field(default=None, alias="title")
    description: Optional[str] = Field(default=None, alias="description")
    project_url: Optional[str] = Field(default=None, alias="projectUrl")
    early_bird_deadline: Optional[datetime] = Field(default=None, alias="earlyBirdDeadline")
    early_bird_description: Optional[str] = Field(default=None, alias="earlyBirdDescription")
    messaging_oa_id: Optional[str] = Field(default=None, alias="messagingOaId")
    presentation: Optional[Presentation] = Field(default=None, alias="presentation")
    language: Optional[str] = Field(default=None, alias="language")
    response_cap: Optional[int] = Field(default=None, alias="responseCap")
    thank_you_message: Optional[str] = Field(default=None, alias="thankYouMessage")
    closed_message: Optional[str] = Field(default=None, alias="closedMessage")
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class Upload(Model):
    url: str = Field(alias="url")
    method: Literal["PUT"] = Field(alias="method")
    headers: dict[str, str] = Field(alias="headers")
    expires_at: datetime = Field(alias="expiresAt")


class UsageStatisticsByWorkflowItem(Model):
    workflow_id: str = Field(alias="workflowId")
    workflow_name: str = Field(alias="workflowName")
    count: int = Field(alias="count")
    completed: int = Field(alias="completed")
    failed: int = Field(alias="failed")
    cancelled: int = Field(alias="cancelled")
    open: int = Field(alias="open")
    cost_micro_u: int = Field(alias="costMicroU")


class UsageStatisticsByPeriodItem(Model):
    date: str = Field(alias="date")
    count: int = Field(alias="count")
    completed: int = Field(alias="completed")
    failed: int = Field(alias="failed")
    cancelled: int = Field(alias="cancelled")
    open: int = Field(alias="open")
    cost_micro_u: int = Field(alias="costMicroU")


class UsageStatistics(Model):
    total_sessions: int = Field(alias="totalSessions")
    completed: int = Field(alias="completed")
    failed: int = Field(alias="failed")
    cancelled: int = Field(alias="cancelled")
    open: int = Field(alias="open")
    cost_micro_u: int = Field(alias="costMicroU")
    from_: str = Field(alias="from")
    to: str = Field(alias="to")
    by_workflow: list[UsageStatisticsByWorkflowItem] = Field(alias="byWorkflow")
    by_period: list[UsageStatisticsByPeriodItem] = Field(alias="byPeriod")


class User(Model):
    id: str = Field(alias="id")
    email: Optional[str] = Field(alias="email")
    name: str = Field(alias="name")
    email_verified: bool = Field(alias="emailVerified")
    locale: Optional[str] = Field(alias="locale")
    time_zone: Optional[str] = Field(alias="timeZone")
    tier: Union[Literal["free", "pro"], str] = Field(alias="tier")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")


class UserWorkflow(Model):
    workflow_id: WorkflowId = Field(alias="workflowId")
    owner_id: str = Field(alias="ownerId")
    spec_id: str = Field(alias="specId")
    source_spec_id: str = Field(alias="sourceSpecId")
    source_type: SourceType = Field(alias="sourceType")
    source_version: str = Field(alias="sourceVersion")
    name: str = Field(alias="name")
    description: str = Field(alias="description")
    system_prompt: str = Field(alias="systemPrompt")
    tool_palette: ToolPalette = Field(alias="toolPalette")
    canvas_layout: CanvasLayout = Field(alias="canvasLayout")
    spec_json: dict[str, Any] = Field(alias="specJson")
    visibility: Visibility = Field(alias="visibility")
    tags: list[str] = Field(alias="tags")
    founding_intent: str = Field(alias="foundingIntent")
    stats: WorkflowStats = Field(alias="stats")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")
    item_version: int = Field(alias="itemVersion")
    version: int = Field(alias="version")
    is_runnable: bool = Field(alias="isRunnable")
    findings: list[UserWorkflowsFinding] = Field(alias="findings")
    specialists: list[Specialist] = Field(alias="specialists")
    published_at: Optional[datetime] = Field(alias="publishedAt")
    source_name: str = Field(alias="sourceName")
    is_own: bool = Field(alias="isOwn")
    is_liked: bool = Field(alias="isLiked")
    owner_display_name: str = Field(alias="ownerDisplayName")
    sample_run_id: Optional[str] = Field(alias="sampleRunId")


class UserWorkflowList(Model):
    items: list[OwnWorkflowSummary] = Field(alias="items")
    cursor: Optional[str] = Field(alias="cursor")


class UserWorkflowsDeleted(Model):
    success: Literal[True] = Field(alias="success")


class UserWorkflowsFinding(Model):
    code: FindingCode = Field(alias="code")
    level: FindingLevel = Field(alias="level")
    message: str = Field(alias="message")
    tool: Optional[int] = Field(alias="tool")
    edge: Optional[int] = Field(alias="edge")
    field: Optional[str] = Field(alias="field")
    suggestions: list[str] = Field(alias="suggestions")


class ValidateInput(Model):
    name: str = Field(alias="name")
    description: Optional[str] = Field(default=None, alias="description")
    system_prompt: Optional[str] = Field(default=None, alias="systemPrompt")
    tool_palette: Optional[list[Union[str, ToolPaletteItemInput]]] = Field(default=None, alias="toolPalette")
    canvas_layout: Optional[CanvasLayoutInput] = Field(default=None, alias="canvasLayout")


class ValidationResult(Model):
    success: bool = Field(alias="success")
    errors: list[str] = Field(alias="errors")
    failure_type: str = Field(alias="failureType")
    is_runnable: bool = Field(alias="isRunnable")
    findings: list[UserWorkflowsFinding] = Field(alias="findings")
    specialists: list[Specialist] = Field(alias="specialists")


class Verification(Model):
    status: Union[Literal["live", "closed", "unreachable"], str] = Field(alias="status")
    checked_at: datetime = Field(alias="checkedAt")
    http_status: Optional[int] = Field(alias="httpStatus")
    final_url: Optional[str] = Field(alias="finalUrl")
    evidence: str = Field(alias="evidence")


class VersionBody(Model):
    expected_version: Optional[int] = Field(default=None, alias="expectedVersion")


class VersionContent(Model):
    version: int = Field(alias="version")
    name: str = Field(alias="name")
    note: str = Field(alias="note")
    restored_from: Optional[int] = Field(alias="restoredFrom")
    created_at: datetime = Field(alias="createdAt")
    diff: VersionDiff = Field(alias="diff")
    system_prompt: str = Field(alias="systemPrompt")
    tool_palette: ToolPalette = Field(alias="toolPalette")
    canvas_layout: CanvasLayout = Field(alias="canvasLayout")
    from_current: VersionDiff = Field(alias="fromCurrent")


class VersionDiffName1(Model):
    from_: str = Field(alias="from")
    to: str = Field(alias="to")


class VersionDiffEdgesAddedItem(Model):
    from_: str = Field(alias="from")
    to: str = Field(alias="to")


class VersionDiffEdgesRemovedItem(Model):
    from_: str = Field(alias="from")
    to: str = Field(alias="to")


class VersionDiff(Model):
    name: Optional[VersionDiffName1] = Field(alias="name")
    prompt: list[WordChange] = Field(alias="prompt")
    tools_added: list[str] = Field(alias="toolsAdded")
    tools_removed: list[str] = Field(alias="toolsRemoved")
    notes_changed: list[str] = Field(alias="notesChanged")
    edges_added: list[VersionDiffEdgesAddedItem] = Field(alias="edgesAdded")
    edges_removed: list[VersionDiffEdgesRemovedItem] = Field(alias="edgesRemoved")


class VersionList(Model):
    items: list[WorkflowVersion] = Field(alias="items")
    cursor: Optional[str] = Field(alias="cursor")


class Viewport(Model):
    zoom: float = Field(alias="zoom")
    pan: Position = Field(alias="pan")


class ViewportInput(Model):
    zoom: Optional[float] = Field(default=None, alias="zoom")
    pan: Optional[Position] = Field(default=None, alias="pan")


class WaitingFor(Model):
    kind: Union[Literal["checkpoint", "device", "questions", "workflow_choice", "preview", "start"], str] = Field(alias="kind")
    title: str = Field(alias="title")
    questions: list[str] = Field(alias="questions")
    suggested_counts: list[Optional[int]] = Field(alias="suggestedCounts")
    may_start: bool = Field(alias="mayStart")
    checkpoint_id: Optional[str] = Field(alias="checkpointId")
    since: datetime = Field(alias="since")
    until: Optional[datetime] = Field(alias="until")


class WebhookReceipt(Model):
    received: Literal[True] = Field(alias="received")
    outcome: Union[Literal["applied", "ignored", "refused", "deferred", "repeated"], str] = Field(alias="outcome")


class WordChange(Model):
    kind: Union[Literal["same", "removed", "added"], str] = Field(alias="kind")
    text: str = Field(alias="text")


class WorkflowMatch(Model):
    workflow_id: str = Field(alias="workflowId")
    confidence: float = Field(alias="confidence")
    match_reason: str = Field(alias="matchReason")
    answers: list[ReadAnswer] = Field(alias="answers")
    remarks: list[GoalRemark] = Field(alias="remarks")


class WorkflowOutcome(Model):
    agent_role: str = Field(alias="agentRole")
    specialist_span_id: str = Field(alias="specialistSpanId")
    outcome: Optional[SpanOutcome] = Field(alias="outcome")
    handoff_reason_code: Optional[HandoffReason] = Field(alias="handoffReasonCode")
    duration_ms: Optional[int] = Field(alias="durationMs")
    started_at: Timestamp = Field(alias="startedAt")
    finished_at: Optional[Timestamp] = Field(alias="finishedAt")
    attempt: int = Field(alias="attempt")
    job_spec_id: str = Field(alias="jobSpecId")


class WorkflowOutcomePage(Model):
    items: list[WorkflowOutcome] = Field(alias="items")
    next_cursor: Optional[str] = Field(alias="nextCursor")


class WorkflowProof(Model):
    runs: int = Field(alias="runs")
    success_rate: Optional[float] = Field(alias="successRate")
    median_seconds: Optional[float] = Field(alias="medianSeconds")
    median_cost_micro_u: Optional[int] = Field(alias="medianCostMicroU")
    median_estimate_error: Optional[float] = Field(alias="medianEstimateError")


class WorkflowRehearsal(Model):
    workflow: str = Field(alias="workflow")
    passed: bool = Field(alias="passed")
    cost_micro_u: int = Field(alias="costMicroU")
    nodes: list[NodeRehearsal] = Field(alias="nodes")


class WorkflowStats(Model):
    run_count: int = Field(alias="runCount")
    fork_count: int = Field(alias="forkCount")
    like_count: int = Field(alias="likeCount")


class WorkflowVersion(Model):
    version: int = Field(alias="version")
    name: str = Field(alias="name")
    note: str = Field(alias="note")
    restored_from: Optional[int] = Field(alias="restoredFrom")
    created_at: datetime = Field(alias="createdAt")
    diff: VersionDiff = Field(alias="diff")


class WorstCalls(Model):
    items: list[ToolInvocation] = Field(alias="items")


class WrittenResume(Model):
    job_spec_id: str = Field(alias="jobSpecId")
    artifact_id: str = Field(alias="artifactId")
    file_name: str = Field(alias="fileName")
    written_at: datetime = Field(alias="writtenAt")


AgentName = str
AgentVersionNumber = str
AgentVersionState = Union[Literal["incomplete", "checked", "verified", "published", "withdrawn"], str]
ApiKeyScope = Union[Literal["jobs", "files", "workflows", "surveys", "account:read", "developer"], str]
ApplicationSort = Union[Literal["added", "changed", "status", "company", "fit", "applied", "reminder"], str]
ApplicationStatus = Union[Literal["saved", "applied", "interview", "offer", "closed"], str]
Balance = Union[Balance1, Balance2]
Band = Union[Literal["strong", "possible", "weak"], str]
Bucket = Union[Literal["day", "week", "month"], str]
BudgetMicroU = int
ChargeOfRun = Union[ChargeOfRun1, ChargeOfRun2]
ChargeState = Union[Literal["held", "settled", "refunded", "released"], str]
CommitResult = Union[CommitResult1, CommitResult2]
EmailAddress = str
ErrorCode = Union[Literal["INVALID_REQUEST", "INVALID_STATE_TRANSITION", "INVALID_TOKEN", "DEVICE_LOGIN_PENDING", "DEVICE_LOGIN_DENIED", "AUTH_INVALID_REDIRECT", "AUTH_OAUTH_STATE_INVALID", "MESSAGING_STATE_INVALID", "UNAUTHENTICATED", "INVALID_CREDENTIALS", "INVALID_SIGNATURE", "AUTH_OAUTH_DENIED", "AUTH_OAUTH_TOKEN_INVALID", "MESSAGING_LOGIN_DENIED", "MESSAGING_TOKEN_INVALID", "REFRESH_TOKEN_REUSED", "REFRESH_TOKEN_INVALID", "INSUFFICIENT_CREDITS", "EMAIL_NOT_VERIFIED", "PRO_REQUIRED", "FILE_FORBIDDEN", "FORBIDDEN", "RECENT_SIGN_IN_REQUIRED", "LINK_EXPIRED", "NOT_FOUND", "JOB_NOT_FOUND", "FILE_NOT_FOUND", "ARTIFACT_NOT_FOUND", "PICTURE_NOT_FOUND", "FEEDBACK_NOT_FOUND", "CHECKOUT_NOT_FOUND", "SESSION_NOT_FOUND", "EXPORT_NOT_FOUND", "API_KEY_NOT_FOUND", "DEVICE_LOGIN_NOT_FOUND", "EXCEPTION_NOT_FOUND", "WORKFLOW_NOT_FOUND", "SOURCE_NOT_FOUND", "COMMENT_NOT_FOUND", "VERSION_NOT_FOUND", "SAMPLE_NOT_FOUND", "AGENT_NOT_FOUND", "METHOD_NOT_ALLOWED", "VERSION_CONFLICT", "WORKFLOW_PUBLIC", "AGENT_NAME_TAKEN", "SURVEY_NOT_FOUND", "QUESTION_NOT_FOUND", "RESPONSE_NOT_FOUND", "REPORT_NOT_FOUND", "SURVEY_CLOSED", "ALREADY_RESPONDED", "QUOTE_MISMATCH", "OAuthLinkingRequired", "OAUTH_ALREADY_LINKED", "MESSAGING_ACCOUNT_TAKEN", "MESSAGING_ALREADY_BOUND", "IDEMPOTENCY_KEY_REUSED", "IDEMPOTENCY_IN_PROGRESS", "PAYLOAD_TOO_LARGE", "QUOTA_EXCEEDED", "UNSUPPORTED_MEDIA_TYPE", "VALIDATION_ERROR", "SLOT_VALIDATION_ERROR", "SURVEY_HAS_NO_QUESTIONS", "REVISION_REFUSED", "FILE_REJECTED", "UNKNOWN_TOOL", "FORBIDDEN_TOOL", "HTML_NOT_ALLOWED", "WORKFLOW_NOT_RUNNABLE", "RATE_LIMITED", "INTERNAL", "NOT_IMPLEMENTED", "AUTH_OAUTH_PROVIDER_FAILED", "MESSAGING_PLATFORM_FAILED", "SERVICE_UNAVAILABLE", "FILE_INCOMPATIBLE", "FILE_ENCRYPTED", "FILE_SCANNED", "FILE_EMPTY", "FILE_TOO_LARGE", "FILE_UNREADABLE", "NO_MATCHING_WORKFLOW", "NOTHING_TO_CHOOSE", "NO_POSTINGS_FOUND", "ALL_SOURCES_FAILED", "CHECKPOINT_EXPIRED", "CLAIM_CHECK_FAILED", "TOOL_NOT_ALLOWED", "TOOL_TIMEOUT", "TOOL_FAILED", "BUDGET_EXCEEDED", "JOB_CANCELLED", "MODEL_FAILED"], str]
FileName = str
FindingCode = Union[Literal["EMPTY_WORKFLOW", "FORBIDDEN_TOOL", "UNKNOWN_TOOL", "UNAVAILABLE_TOOL", "UNKNOWN_EDGE", "SELF_EDGE", "CYCLE", "EDGE_DOES_NOT_FIT", "MISSING_INPUT", "NOTHING_DELIVERED", "OVER_BUDGET", "UNUSED_GROUP_NAME", "INVALID_SPEC"], str]
FindingLevel = Union[Literal["refused", "not_runnable", "note"], str]
GoalJobStatus = Union[Literal["draft", "created", "analyzing", "slots_pending", "ready", "ready_with_preview", "confirmed", "queued", "executing", "completed", "partial", "failed", "cancelled"], str]
HandoffReason = Union[Literal["phase_complete", "human_review_required", "low_confidence", "tool_failure", "budget_exceeded"], str]
InvocationStatus = Union[Literal["started", "succeeded", "failed", "timeout", "cancelled"], str]
ItemViolation = dict[str, Any]
JobEventType = Union[Literal["job_updated", "step_started", "step_progress", "step_finished", "tool_started", "tool_finished", "slot_needed", "slot_filled", "handoff", "exception_raised", "artifact_ready"], str]
JsonSchema = dict[str, Any]
JsonSchemaInput = dict[str, Any]
LedgerEntryKind = Union[Literal["credit_grant_subscription", "credit_grant_trial", "credit_grant_promo", "credit_grant_free_monthly", "credit_deduction_workflow", "credit_topup", "credit_refund"], str]
LedgerPage = Union[LedgerPage1, LedgerPage2]
MicroU = int
MimeType = str
MysteryEventBody = Union[MysteryEventBody1, MysteryEventBody2]
NodeInput = Union[str, NodeInput2]
NodeInputInput = Union[str, NodeInputInput2]
PostingMark = Union[Literal["pinned", "dismissed"], str]
PostingSort = Union[Literal["fit", "newest", "salary", "company"], str]
PreflightCode = Union[Literal["FILE_LOCAL", "FILE_NOT_READY", "FILE_TYPE_UNSUPPORTED", "FILE_EMPTY", "FILE_ENCRYPTED", "FILE_INCOMPATIBLE", "FILE_SCANNED", "FILE_TOO_LARGE", "FILE_UNREADABLE"], str]
Presentation = Union[Literal["one_at_a_time", "all_at_once"], str]
QuestionType = Union[Literal["text", "textarea", "number", "boolean", "select", "multi_select", "file", "date", "object"], str]
Quote = Union[Quote1, Quote2]
RemoteMode = Union[Literal["Remote", "Hybrid", "On-site"], str]
RunStatus = Union[Literal["draft", "created", "analyzing", "slots_pending", "ready", "ready_with_preview", "confirmed", "queued", "executing", "completed", "partial", "failed", "cancelled"], str]
Seniority = Union[Literal["Intern", "Junior", "Mid", "Senior", "Lead", "Executive"], str]
Severity = Union[Literal["low", "medium", "high", "critical"], str]
SourceType = Union[Literal["curated", "user", "blank", "import"], str]
SpanOutcome = Union[Literal["pass", "hold", "timeout", "fail"], str]
StepStatus = Union[Literal["pending", "running", "awaiting_input", "completed", "failed", "skipped", "cancelled"], str]
StoppableMail = Union[Literal["newsletter", "productUpdates", "runWaiting", "runExpiring", "runFinished", "reminders", "lowBalance"], str]
SubscribeInput = Optional[SubscribeInput1]
SubscriptionStatus = Union[Literal["none", "active", "trialing", "past_due", "paused", "canceled"], str]
SurveyQuestionType = Union[Literal["text", "textarea", "single_choice", "multiple_choice", "rating", "number"], str]
SurveyStatus = Union[Literal["draft", "active", "closed"], str]
TicketState = Union[Literal["open", "acknowledged", "resolved", "ignored"], str]
Timestamp = datetime
ToolName = str
ToolPalette = list[ToolPaletteItemInput]
TopUp = Union[TopUp1, TopUp2]
TopUpStatus = Union[Literal["draft", "completed", "failed", "cancelled"], str]
UnlockCondition = Union[Literal["on_completion", "threshold", "both"], str]
UnlockType = Union[Literal["completion", "threshold", "both"], str]
Visibility = Union[Literal["private", "public", "archived"], str]
WorkflowId = str
WorkflowKind = Union[Literal["goal_lane", "conversion", "forge"], str]
WorkflowName = str
