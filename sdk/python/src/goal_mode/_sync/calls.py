# Written by `npm run sdk` from the API's contract. Changes belong there.
from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, Optional, Union

from pydantic import Field

from goal_mode import models
from goal_mode._addresses import part
from goal_mode._sync.pages import Pages
from goal_mode._sync.transport import Transport
from goal_mode._model import Model
from goal_mode._options import NOT_GIVEN, CallOptions, NotGiven


class GetRealtimeConfigAnswer(Model):
    key: str = Field(alias="key")
    host: Optional[str] = Field(alias="host")
    port: int = Field(alias="port")
    use_tls: bool = Field(alias="useTls")
    cluster: str = Field(alias="cluster")


class DeleteQuestionAnswer(Model):
    survey_id: str = Field(alias="surveyId")
    creator_id: str = Field(alias="creatorId")
    title: str = Field(alias="title")
    description: str = Field(alias="description")
    project_url: Optional[str] = Field(alias="projectUrl")
    questions: list[models.SurveyQuestion] = Field(alias="questions")
    early_bird_deadline: Optional[datetime] = Field(alias="earlyBirdDeadline")
    early_bird_description: str = Field(alias="earlyBirdDescription")
    mystery_event_config: Optional[models.MysteryEventConfig] = Field(alias="mysteryEventConfig")
    messaging_oa_id: Optional[str] = Field(alias="messagingOaId")
    status: models.SurveyStatus = Field(alias="status")
    total_responses: int = Field(alias="totalResponses")
    item_version: int = Field(alias="itemVersion")
    created_at: datetime = Field(alias="createdAt")
    updated_at: datetime = Field(alias="updatedAt")
    published_at: Optional[datetime] = Field(alias="publishedAt")
    closed_at: Optional[datetime] = Field(alias="closedAt")
    presentation: models.Presentation = Field(alias="presentation")
    language: str = Field(alias="language")
    response_cap: Optional[int] = Field(alias="responseCap")
    thank_you_message: str = Field(alias="thankYouMessage")
    closed_message: str = Field(alias="closedMessage")
    quarantined_count: int = Field(alias="quarantinedCount")
    success: Literal[True] = Field(alias="success")


class AccountCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def delete(self, *, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "Delete the account with its sessions, keys and personal data. DELETE /users/me"
        return self._transport.call("DELETE", "/users/me", kind=models.Acknowledged, call_options=call_options)

    def end_other_sessions(self, *, call_options: Optional[CallOptions] = None) -> models.EndedSessions:
        "End every session but the one that asks. DELETE /users/me/sessions"
        return self._transport.call("DELETE", "/users/me/sessions", kind=models.EndedSessions, call_options=call_options)

    def end_session(self, session_id: str, *, call_options: Optional[CallOptions] = None) -> models.Deleted:
        "End one session; its tokens end with it. DELETE /users/me/sessions/{sessionId}"
        return self._transport.call("DELETE", f"/users/me/sessions/{part(session_id)}", kind=models.Deleted, call_options=call_options)

    def get_notification_preferences(self, *, call_options: Optional[CallOptions] = None) -> models.Preferences:
        "What the caller gets mails about. GET /users/me/notification-preferences"
        return self._transport.call("GET", "/users/me/notification-preferences", kind=models.Preferences, call_options=call_options)

    def get_profile(self, *, call_options: Optional[CallOptions] = None) -> models.User:
        "The caller's profile. GET /users/me"
        return self._transport.call("GET", "/users/me", kind=models.User, call_options=call_options)

    def list_my_sessions(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.AccountsSessionList, models.AccountsSessionListItemsItem]:
        "Where the caller is signed in, newest first. GET /users/me/sessions"
        return Pages(self._transport, "/users/me/sessions", {"limit": limit, "cursor": cursor}, "items", "nextCursor", kind=models.AccountsSessionList, item_kind=models.AccountsSessionListItemsItem, call_options=call_options)

    def list_sign_in_methods(self, *, call_options: Optional[CallOptions] = None) -> models.SignInMethods:
        "The ways into the caller's account. GET /users/me/sign-in-methods"
        return self._transport.call("GET", "/users/me/sign-in-methods", kind=models.SignInMethods, call_options=call_options)

    def start_link(self, provider: str, *, call_options: Optional[CallOptions] = None) -> models.LinkStart:
        "Begin to link a provider to the account. POST /users/me/sign-in-methods/{provider}"
        return self._transport.call("POST", f"/users/me/sign-in-methods/{part(provider)}", kind=models.LinkStart, call_options=call_options)

    def unlink_provider(self, provider: str, *, call_options: Optional[CallOptions] = None) -> models.Deleted:
        "Take a provider off the account; other sessions end. The last way in stays. DELETE /users/me/sign-in-methods/{provider}"
        return self._transport.call("DELETE", f"/users/me/sign-in-methods/{part(provider)}", kind=models.Deleted, call_options=call_options)

    def update_notification_preferences(self, *, newsletter: Union[Optional[bool], NotGiven] = NOT_GIVEN, product_updates: Union[Optional[bool], NotGiven] = NOT_GIVEN, security_alerts: Union[Optional[bool], NotGiven] = NOT_GIVEN, run_waiting: Union[Optional[bool], NotGiven] = NOT_GIVEN, run_expiring: Union[Optional[bool], NotGiven] = NOT_GIVEN, run_finished: Union[Optional[bool], NotGiven] = NOT_GIVEN, reminders: Union[Optional[bool], NotGiven] = NOT_GIVEN, low_balance: Union[Optional[bool], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Preferences:
        "Change the keys that are given; null leaves one as it is. PATCH /users/me/notification-preferences"
        return self._transport.call("PATCH", "/users/me/notification-preferences", body={"newsletter": newsletter, "productUpdates": product_updates, "securityAlerts": security_alerts, "runWaiting": run_waiting, "runExpiring": run_expiring, "runFinished": run_finished, "reminders": reminders, "lowBalance": low_balance}, kind=models.Preferences, call_options=call_options)

    def update_profile(self, *, display_name: Union[Optional[str], NotGiven] = NOT_GIVEN, locale: Union[Optional[str], NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.User:
        "Change name, language or time zone; null clears one. PATCH /users/me"
        return self._transport.call("PATCH", "/users/me", body={"displayName": display_name, "locale": locale, "timeZone": time_zone}, kind=models.User, call_options=call_options)


class ApiKeysCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, *, name: str, expires_at: Union[Optional[datetime], NotGiven] = NOT_GIVEN, scopes: Union[list[models.ApiKeyScope], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.CreatedApiKey:
        "Make an API key; its value is shown this once. POST /users/me/api-keys"
        return self._transport.call("POST", "/users/me/api-keys", body={"name": name, "expiresAt": expires_at, "scopes": scopes}, kind=models.CreatedApiKey, call_options=call_options)

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.ApiKeyList, models.ApiKey]:
        "The caller's API keys, newest first. GET /users/me/api-keys"
        return Pages(self._transport, "/users/me/api-keys", {"limit": limit, "cursor": cursor}, "items", "nextCursor", kind=models.ApiKeyList, item_kind=models.ApiKey, call_options=call_options)

    def revoke(self, key_id: str, *, call_options: Optional[CallOptions] = None) -> models.Deleted:
        "End an API key at once. DELETE /users/me/api-keys/{keyId}"
        return self._transport.call("DELETE", f"/users/me/api-keys/{part(key_id)}", kind=models.Deleted, call_options=call_options)


class ApplicationsCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def change(self, application_id: str, *, title: Union[str, NotGiven] = NOT_GIVEN, company: Union[str, NotGiven] = NOT_GIVEN, location: Union[Optional[str], NotGiven] = NOT_GIVEN, apply_url: Union[Optional[str], NotGiven] = NOT_GIVEN, status: Union[models.ApplicationStatus, NotGiven] = NOT_GIVEN, notes: Union[str, NotGiven] = NOT_GIVEN, remind_on: Union[Optional[str], NotGiven] = NOT_GIVEN, pay: Union[str, NotGiven] = NOT_GIVEN, contacts: Union[list[models.ContactInput], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Application:
        "Change the status, the notes, the pay, the contacts or the reminder; what is not given stays. PATCH /applications/{applicationId}"
        return self._transport.call("PATCH", f"/applications/{part(application_id)}", body={"title": title, "company": company, "location": location, "applyUrl": apply_url, "status": status, "notes": notes, "remindOn": remind_on, "pay": pay, "contacts": contacts}, kind=models.Application, call_options=call_options)

    def delete(self, application_id: str, *, call_options: Optional[CallOptions] = None) -> models.DeletedApplication:
        "Stop following a posting; its notes are deleted. DELETE /applications/{applicationId}"
        return self._transport.call("DELETE", f"/applications/{part(application_id)}", kind=models.DeletedApplication, call_options=call_options)

    def export(self, *, status: Union[Union[models.ApplicationStatus, list[models.ApplicationStatus]], NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, posting_id: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, remind_by: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> str:
        "The postings that the caller follows as a CSV file. GET /applications/export"
        return self._transport.call("GET", "/applications/export", query={"status": status, "q": q, "postingId": posting_id, "remindBy": remind_by}, answer="text", call_options=call_options)

    def get(self, application_id: str, *, call_options: Optional[CallOptions] = None) -> models.Application:
        "One posting that the caller follows. GET /applications/{applicationId}"
        return self._transport.call("GET", f"/applications/{part(application_id)}", kind=models.Application, call_options=call_options)

    def list(self, *, status: Union[Union[models.ApplicationStatus, list[models.ApplicationStatus]], NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, posting_id: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, remind_by: Union[str, NotGiven] = NOT_GIVEN, sort: Union[models.ApplicationSort, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.ApplicationList, models.Application]:
        "The postings that the caller follows, over all jobs, the newest first unless asked otherwise. GET /applications"
        return Pages(self._transport, "/applications", {"status": status, "q": q, "postingId": posting_id, "remindBy": remind_by, "sort": sort, "limit": limit, "cursor": cursor}, "items", "nextCursor", kind=models.ApplicationList, item_kind=models.Application, call_options=call_options)

    def save(self, *, job_spec_id: Union[str, NotGiven] = NOT_GIVEN, posting_id: Union[str, NotGiven] = NOT_GIVEN, title: Union[str, NotGiven] = NOT_GIVEN, company: Union[str, NotGiven] = NOT_GIVEN, location: Union[Optional[str], NotGiven] = NOT_GIVEN, apply_url: Union[Optional[str], NotGiven] = NOT_GIVEN, status: Union[models.ApplicationStatus, NotGiven] = NOT_GIVEN, notes: Union[str, NotGiven] = NOT_GIVEN, remind_on: Union[Optional[str], NotGiven] = NOT_GIVEN, pay: Union[str, NotGiven] = NOT_GIVEN, contacts: Union[list[models.ContactInput], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Application:
        "Follow a posting that a job found, or one from elsewhere. POST /applications"
        return self._transport.call("POST", "/applications", body={"jobSpecId": job_spec_id, "postingId": posting_id, "title": title, "company": company, "location": location, "applyUrl": apply_url, "status": status, "notes": notes, "remindOn": remind_on, "pay": pay, "contacts": contacts}, kind=models.Application, call_options=call_options)


class AuditCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def change_exception(self, job_spec_id: str, ticket_id: str, *, state: Union[models.TicketState, NotGiven] = NOT_GIVEN, owner_note: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.ExceptionRecord:
        "Say what becomes of an exception ticket. PATCH /audit/jobs/{jobSpecId}/exceptions/{ticketId}"
        return self._transport.call("PATCH", f"/audit/jobs/{part(job_spec_id)}/exceptions/{part(ticket_id)}", body={"state": state, "owner_note": owner_note}, kind=models.ExceptionRecord, call_options=call_options)

    def get_call_contents(self, job_spec_id: str, invocation_id: str, *, call_options: Optional[CallOptions] = None) -> models.CallContents:
        "One tool call with what it was given and what it gave. GET /audit/jobs/{jobSpecId}/tool-invocations/{invocationId}"
        return self._transport.call("GET", f"/audit/jobs/{part(job_spec_id)}/tool-invocations/{part(invocation_id)}", kind=models.CallContents, call_options=call_options)

    def get_cost_timeline(self, workflow_id: str, *, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, bucket: Union[models.Bucket, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.CostTimeline:
        "What each specialist's steps cost over time. GET /audit/workflows/{workflowId}/cost-timeline"
        return self._transport.call("GET", f"/audit/workflows/{part(workflow_id)}/cost-timeline", query={"from": from_, "to": to, "bucket": bucket}, kind=models.CostTimeline, call_options=call_options)

    def get_run_timeline(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.RunTimeline:
        "When each attempt, specialist, step and pause of a job began and ended. GET /audit/jobs/{jobSpecId}/timeline"
        return self._transport.call("GET", f"/audit/jobs/{part(job_spec_id)}/timeline", kind=models.RunTimeline, call_options=call_options)

    def list_audited_workflows(self, *, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.AuditedWorkflowList, models.AuditedWorkflow]:
        "The workflows that the caller has run, with how their runs ended and what they cost. GET /audit/workflows"
        return Pages(self._transport, "/audit/workflows", {"from": from_, "to": to, "cursor": cursor, "limit": limit}, "items", "nextCursor", kind=models.AuditedWorkflowList, item_kind=models.AuditedWorkflow, call_options=call_options)

    def list_exceptions(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.ExceptionList:
        "What went wrong in a job and how it may be mended. GET /audit/jobs/{jobSpecId}/exceptions"
        return self._transport.call("GET", f"/audit/jobs/{part(job_spec_id)}/exceptions", kind=models.ExceptionList, call_options=call_options)

    def list_handoffs(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.HandoffList:
        "The hand-offs between a job's specialists, in order. GET /audit/jobs/{jobSpecId}/handoffs"
        return self._transport.call("GET", f"/audit/jobs/{part(job_spec_id)}/handoffs", kind=models.HandoffList, call_options=call_options)

    def list_specialist_trends(self, workflow_id: str, *, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.SpecialistTrends:
        "How reliably each specialist worked week by week. GET /audit/workflows/{workflowId}/specialist-trends"
        return self._transport.call("GET", f"/audit/workflows/{part(workflow_id)}/specialist-trends", query={"from": from_, "to": to}, kind=models.SpecialistTrends, call_options=call_options)

    def list_ticket_kinds(self, *, workflow_id: Union[str, NotGiven] = NOT_GIVEN, exception_type: Union[str, NotGiven] = NOT_GIVEN, state: Union[Union[models.TicketState, list[models.TicketState]], NotGiven] = NOT_GIVEN, severity: Union[Union[models.Severity, list[models.Severity]], NotGiven] = NOT_GIVEN, requires_human: Union[bool, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.TicketKinds:
        "What kinds of exception tickets there are, with how many are open and how many runs can be retried. GET /audit/exceptions/kinds"
        return self._transport.call("GET", "/audit/exceptions/kinds", query={"workflowId": workflow_id, "exceptionType": exception_type, "state": state, "severity": severity, "requiresHuman": requires_human, "from": from_, "to": to}, kind=models.TicketKinds, call_options=call_options)

    def list_tickets(self, *, workflow_id: Union[str, NotGiven] = NOT_GIVEN, exception_type: Union[str, NotGiven] = NOT_GIVEN, state: Union[Union[models.TicketState, list[models.TicketState]], NotGiven] = NOT_GIVEN, severity: Union[Union[models.Severity, list[models.Severity]], NotGiven] = NOT_GIVEN, requires_human: Union[bool, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.RunTicketPage, models.RunTicket]:
        "The exception tickets of all the caller's runs, or of those of one workflow, newest first. GET /audit/exceptions"
        return Pages(self._transport, "/audit/exceptions", {"workflowId": workflow_id, "exceptionType": exception_type, "state": state, "severity": severity, "requiresHuman": requires_human, "from": from_, "to": to, "cursor": cursor, "limit": limit}, "items", "nextCursor", kind=models.RunTicketPage, item_kind=models.RunTicket, call_options=call_options)

    def list_tool_invocations(self, job_spec_id: str, *, cursor: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, specialist_span_id: Union[str, NotGiven] = NOT_GIVEN, agent_role: Union[str, NotGiven] = NOT_GIVEN, step_name: Union[str, NotGiven] = NOT_GIVEN, status: Union[Union[models.InvocationStatus, list[models.InvocationStatus]], NotGiven] = NOT_GIVEN, declared: Union[bool, NotGiven] = NOT_GIVEN, attempt: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.ToolInvocationPage, models.ToolInvocation]:
        "Every tool call of a job, oldest first. GET /audit/jobs/{jobSpecId}/tool-invocations"
        return Pages(self._transport, f"/audit/jobs/{part(job_spec_id)}/tool-invocations", {"cursor": cursor, "limit": limit, "specialistSpanId": specialist_span_id, "agentRole": agent_role, "stepName": step_name, "status": status, "declared": declared, "attempt": attempt}, "items", "nextCursor", kind=models.ToolInvocationPage, item_kind=models.ToolInvocation, call_options=call_options)

    def list_workflow_calls(self, workflow_id: str, *, cursor: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, agent_role: Union[str, NotGiven] = NOT_GIVEN, step_name: Union[str, NotGiven] = NOT_GIVEN, status: Union[Union[models.InvocationStatus, list[models.InvocationStatus]], NotGiven] = NOT_GIVEN, declared: Union[bool, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.ToolInvocationPage, models.ToolInvocation]:
        "Every tool call of the caller's runs of a workflow, the newest run first, and of each run the newest call. GET /audit/workflows/{workflowId}/tool-invocations"
        return Pages(self._transport, f"/audit/workflows/{part(workflow_id)}/tool-invocations", {"cursor": cursor, "limit": limit, "agentRole": agent_role, "stepName": step_name, "status": status, "declared": declared, "from": from_, "to": to}, "items", "nextCursor", kind=models.ToolInvocationPage, item_kind=models.ToolInvocation, call_options=call_options)

    def list_workflow_outcomes(self, workflow_id: str, *, agent_role: Union[str, NotGiven] = NOT_GIVEN, outcome: Union[models.SpanOutcome, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.WorkflowOutcomePage, models.WorkflowOutcome]:
        "How each stretch of a specialist's work ended over the caller's runs of a workflow. GET /audit/workflows/{workflowId}/specialist-outcomes"
        return Pages(self._transport, f"/audit/workflows/{part(workflow_id)}/specialist-outcomes", {"agentRole": agent_role, "outcome": outcome, "from": from_, "to": to, "cursor": cursor, "limit": limit}, "items", "nextCursor", kind=models.WorkflowOutcomePage, item_kind=models.WorkflowOutcome, call_options=call_options)

    def list_workflow_runs(self, workflow_id: str, *, status: Union[Union[models.RunStatus, list[models.RunStatus]], NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.AuditedRunPage, models.AuditedRun]:
        "The caller's runs of a workflow, newest first. GET /audit/workflows/{workflowId}/runs"
        return Pages(self._transport, f"/audit/workflows/{part(workflow_id)}/runs", {"status": status, "from": from_, "to": to, "cursor": cursor, "limit": limit}, "items", "nextCursor", kind=models.AuditedRunPage, item_kind=models.AuditedRun, call_options=call_options)

    def list_worst_calls(self, workflow_id: str, *, agent_role: Union[str, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.WorstCalls:
        "The five worst tool calls of a workflow, or of one of its specialists. GET /audit/workflows/{workflowId}/worst-tool-invocations"
        return self._transport.call("GET", f"/audit/workflows/{part(workflow_id)}/worst-tool-invocations", query={"agentRole": agent_role, "from": from_, "to": to}, kind=models.WorstCalls, call_options=call_options)

    def retry_ticketed(self, *, exception_type: str, workflow_id: Union[Optional[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.RetriedJobs:
        "Retry all failed runs that have an open exception ticket of one kind. POST /audit/exceptions/retry"
        return self._transport.call("POST", "/audit/exceptions/retry", body={"exception_type": exception_type, "workflow_id": workflow_id}, kind=models.RetriedJobs, call_options=call_options)

    def specialist_costs(self, workflow_id: str, *, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.SpecialistCostList:
        "What each specialist cost over the caller's runs of a workflow. GET /audit/workflows/{workflowId}/specialist-costs"
        return self._transport.call("GET", f"/audit/workflows/{part(workflow_id)}/specialist-costs", query={"from": from_, "to": to}, kind=models.SpecialistCostList, call_options=call_options)

    def specialist_outcomes(self, run_id: str, *, call_options: Optional[CallOptions] = None) -> models.SpecialistOutcomeList:
        "How each specialist's work ended in one run. GET /audit/runs/{runId}/specialist-outcomes"
        return self._transport.call("GET", f"/audit/runs/{part(run_id)}/specialist-outcomes", kind=models.SpecialistOutcomeList, call_options=call_options)

    def specialist_reliability(self, workflow_id: str, *, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.SpecialistReliabilityList:
        "How reliably each specialist worked over the caller's runs of a workflow. GET /audit/workflows/{workflowId}/specialist-reliability"
        return self._transport.call("GET", f"/audit/workflows/{part(workflow_id)}/specialist-reliability", query={"from": from_, "to": to}, kind=models.SpecialistReliabilityList, call_options=call_options)


class AuthCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def answer_device_login(self, user_code: str, *, is_approved: bool, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "Let a program in, or turn it away. POST /auth/device/{userCode}/answer"
        return self._transport.call("POST", f"/auth/device/{part(user_code)}/answer", body={"isApproved": is_approved}, kind=models.Acknowledged, call_options=call_options)

    def change_password(self, *, current_password: str, new_password: str, keep_api_keys: Union[bool, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "Change the password; other sessions end, and API keys unless they are to be kept. POST /auth/change-password"
        return self._transport.call("POST", "/auth/change-password", body={"currentPassword": current_password, "newPassword": new_password, "keepApiKeys": keep_api_keys}, kind=models.Acknowledged, call_options=call_options)

    def forgot_password(self, *, email: models.EmailAddress, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "Mail a link that sets a new password. POST /auth/forgot-password"
        return self._transport.call("POST", "/auth/forgot-password", body={"email": email}, kind=models.Acknowledged, call_options=call_options)

    def get_device_login(self, user_code: str, *, call_options: Optional[CallOptions] = None) -> models.DeviceLogin:
        "Which program asks to be signed in. GET /auth/device/{userCode}"
        return self._transport.call("GET", f"/auth/device/{part(user_code)}", kind=models.DeviceLogin, call_options=call_options)

    def refresh_session(self, *, refresh_token: str, call_options: Optional[CallOptions] = None) -> models.TokenPair:
        "Exchange a refresh token for the next pair. POST /auth/refresh"
        return self._transport.call("POST", "/auth/refresh", body={"refreshToken": refresh_token}, kind=models.TokenPair, call_options=call_options)

    def resend_verification(self, *, email: models.EmailAddress, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "Mail a new verification link. POST /auth/resend-verification"
        return self._transport.call("POST", "/auth/resend-verification", body={"email": email}, kind=models.Acknowledged, call_options=call_options)

    def reset_password(self, *, token: str, new_password: str, keep_api_keys: Union[bool, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "Set a new password by the mailed token; all sessions end, and API keys unless they are to be kept. POST /auth/reset-password"
        return self._transport.call("POST", "/auth/reset-password", body={"token": token, "newPassword": new_password, "keepApiKeys": keep_api_keys}, kind=models.Acknowledged, call_options=call_options)

    def sign_in(self, *, email: models.EmailAddress, password: str, call_options: Optional[CallOptions] = None) -> models.SignedIn:
        "Sign in with e-mail address and password. POST /auth/signin"
        return self._transport.call("POST", "/auth/signin", body={"email": email, "password": password}, kind=models.SignedIn, call_options=call_options)

    def sign_out(self, *, refresh_token: str, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "End the session of a refresh token. POST /auth/signout"
        return self._transport.call("POST", "/auth/signout", body={"refreshToken": refresh_token}, kind=models.Acknowledged, call_options=call_options)

    def sign_out_all(self, *, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "End all sessions of the caller. POST /auth/signout-all"
        return self._transport.call("POST", "/auth/signout-all", kind=models.Acknowledged, call_options=call_options)

    def sign_up(self, *, email: models.EmailAddress, password: str, full_name: Union[Optional[str], NotGiven] = NOT_GIVEN, newsletter: Union[bool, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.SignedUp:
        "Sign up; a mail with a link verifies the address. POST /auth/signup"
        return self._transport.call("POST", "/auth/signup", body={"email": email, "password": password, "fullName": full_name, "newsletter": newsletter}, kind=models.SignedUp, call_options=call_options)

    def start_device_login(self, *, client_name: str, call_options: Optional[CallOptions] = None) -> models.StartedDeviceLogin:
        "Ask to sign a program in through a browser. POST /auth/device"
        return self._transport.call("POST", "/auth/device", body={"clientName": client_name}, kind=models.StartedDeviceLogin, call_options=call_options)

    def start_guest_session(self, *, call_options: Optional[CallOptions] = None) -> models.SignedIn:
        "Open a session for a guest. POST /auth/anonymous"
        return self._transport.call("POST", "/auth/anonymous", kind=models.SignedIn, call_options=call_options)

    def take_device_login(self, *, device_code: str, call_options: Optional[CallOptions] = None) -> models.SignedIn:
        "The tokens of a program that was let in, once. POST /auth/device/token"
        return self._transport.call("POST", "/auth/device/token", body={"deviceCode": device_code}, kind=models.SignedIn, call_options=call_options)

    def verify_email(self, *, token: str, call_options: Optional[CallOptions] = None) -> models.Acknowledged:
        "Confirm an e-mail address by the mailed token. POST /auth/verify-email"
        return self._transport.call("POST", "/auth/verify-email", body={"token": token}, kind=models.Acknowledged, call_options=call_options)


class BillingCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def cancel_subscription(self, *, call_options: Optional[CallOptions] = None) -> models.Subscription:
        "End the subscription with its current period. POST /billing/cancel"
        return self._transport.call("POST", "/billing/cancel", kind=models.Subscription, call_options=call_options)

    def get_subscription(self, *, call_options: Optional[CallOptions] = None) -> models.Subscription:
        "The caller's plan and its subscription. GET /billing/subscription"
        return self._transport.call("GET", "/billing/subscription", kind=models.Subscription, call_options=call_options)

    def keep_subscription(self, *, call_options: Optional[CallOptions] = None) -> models.Subscription:
        "Take back that the subscription ends. POST /billing/keep"
        return self._transport.call("POST", "/billing/keep", kind=models.Subscription, call_options=call_options)

    def subscribe(self, body: Any = None, *, call_options: Optional[CallOptions] = None) -> models.SubscribeResult:
        "Begin to subscribe to Pro. POST /billing/subscribe"
        return self._transport.call("POST", "/billing/subscribe", body=body, kind=models.SubscribeResult, call_options=call_options)


class CreatorCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get_creator_earnings(self, *, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.CreatorEarnings:
        "What your workflows have earned. GET /creator/earnings"
        return self._transport.call("GET", "/creator/earnings", query={"from": from_, "to": to}, kind=models.CreatorEarnings, call_options=call_options)

    def get_creator_usage(self, *, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.CreatorUsage:
        "How often your workflows were run, how well and for how much. GET /creator/usage"
        return self._transport.call("GET", "/creator/usage", query={"from": from_, "to": to}, kind=models.CreatorUsage, call_options=call_options)


class CreditsCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def commit_run(self, *, workflow_kind: models.WorkflowKind, spec_id: str, inputs_summary: Union[Optional[models.InputsSummary], NotGiven] = NOT_GIVEN, quoted_cost_u: Union[Optional[int], NotGiven] = NOT_GIVEN, quoted_cost_credits: Union[Optional[int], NotGiven] = NOT_GIVEN, consented_overage: Union[bool, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.CommitResult:
        "Pay for a run: its price is held now, and what it does not use comes back at its end. POST /workflow/commit"
        return self._transport.call("POST", "/workflow/commit", body={"workflowKind": workflow_kind, "specId": spec_id, "inputsSummary": inputs_summary, "quotedCostU": quoted_cost_u, "quotedCostCredits": quoted_cost_credits, "consentedOverage": consented_overage}, kind=models.CommitResult, call_options=call_options)

    def export_ledger(self, *, kind_filter: Union[Union[models.LedgerEntryKind, list[models.LedgerEntryKind]], NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> str:
        "The same as a CSV file. GET /credits/ledger/export"
        return self._transport.call("GET", "/credits/ledger/export", query={"kind_filter": kind_filter, "from": from_, "to": to}, answer="text", call_options=call_options)

    def get_balance(self, *, call_options: Optional[CallOptions] = None) -> models.Balance:
        "What the caller has, and what is left free this month. GET /credits/balance"
        return self._transport.call("GET", "/credits/balance", kind=models.Balance, call_options=call_options)

    def get_charge(self, run_id: str, *, call_options: Optional[CallOptions] = None) -> models.ChargeOfRun:
        "What a run was committed at and what it came to. GET /credits/runs/{runId}"
        return self._transport.call("GET", f"/credits/runs/{part(run_id)}", kind=models.ChargeOfRun, call_options=call_options)

    def get_overage_consent(self, *, call_options: Optional[CallOptions] = None) -> models.OverageConsentState:
        "Whether runs may go beyond the balance this period. GET /credits/overage-consent"
        return self._transport.call("GET", "/credits/overage-consent", kind=models.OverageConsentState, call_options=call_options)

    def get_top_up(self, payment_transaction_id: str, *, call_options: Optional[CallOptions] = None) -> models.TopUp:
        "How a top-up stands. GET /credits/topup/{paymentTransactionId}"
        return self._transport.call("GET", f"/credits/topup/{part(payment_transaction_id)}", kind=models.TopUp, call_options=call_options)

    def list_ledger(self, *, kind_filter: Union[Union[models.LedgerEntryKind, list[models.LedgerEntryKind]], NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.LedgerPage, Union[models.LedgerPage1EntriesItem, models.LedgerPage2EntriesItem]]:
        "Every movement of the balance, newest first; they add up to it. GET /credits/ledger"
        return Pages(self._transport, "/credits/ledger", {"kind_filter": kind_filter, "from": from_, "to": to, "cursor": cursor, "limit": limit}, "entries", "nextCursor", kind=models.LedgerPage, item_kind=Union[models.LedgerPage1EntriesItem, models.LedgerPage2EntriesItem], call_options=call_options)

    def quote_run(self, *, workflow_kind: models.WorkflowKind, spec_id: str, inputs_summary: Union[Optional[models.InputsSummary], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Quote:
        "What a run would cost. POST /credits/quote"
        return self._transport.call("POST", "/credits/quote", body={"workflowKind": workflow_kind, "specId": spec_id, "inputsSummary": inputs_summary}, kind=models.Quote, call_options=call_options)

    def refresh_top_up(self, payment_transaction_id: str, *, call_options: Optional[CallOptions] = None) -> models.TopUp:
        "Ask the payment provider how a top-up stands. POST /credits/topup/{paymentTransactionId}/refresh"
        return self._transport.call("POST", f"/credits/topup/{part(payment_transaction_id)}/refresh", kind=models.TopUp, call_options=call_options)

    def set_overage_consent(self, *, enable: bool, call_options: Optional[CallOptions] = None) -> models.OverageConsentState:
        "Let runs go beyond the balance until the period ends, at the subscription's cost, or stop that. POST /credits/overage-consent"
        return self._transport.call("POST", "/credits/overage-consent", body={"enable": enable}, kind=models.OverageConsentState, call_options=call_options)

    def top_up(self, *, amount_u: Union[Optional[int], NotGiven] = NOT_GIVEN, amount_credits: Union[Optional[int], NotGiven] = NOT_GIVEN, currency: Union[Literal["USD"], NotGiven] = NOT_GIVEN, run_id: Union[Optional[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.TopUp:
        "Begin to buy credits. POST /credits/topup"
        return self._transport.call("POST", "/credits/topup", body={"amountU": amount_u, "amountCredits": amount_credits, "currency": currency, "runId": run_id}, kind=models.TopUp, call_options=call_options)


class DataExportsCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def download(self, export_id: str, *, call_options: Optional[CallOptions] = None) -> models.ExportLink:
        "A link of 15 minutes to a ready archive. GET /users/me/exports/{exportId}/download"
        return self._transport.call("GET", f"/users/me/exports/{part(export_id)}/download", kind=models.ExportLink, call_options=call_options)

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.DataExportList, models.DataExport]:
        "The caller's archives, newest first, with how far they are. GET /users/me/exports"
        return Pages(self._transport, "/users/me/exports", {"limit": limit, "cursor": cursor}, "items", "nextCursor", kind=models.DataExportList, item_kind=models.DataExport, call_options=call_options)

    def request(self, *, call_options: Optional[CallOptions] = None) -> models.DataExport:
        "Have all that is the caller's packed into one ZIP. POST /users/me/exports"
        return self._transport.call("POST", "/users/me/exports", kind=models.DataExport, call_options=call_options)


class DevelopersCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def check_agent(self, *, name: models.AgentName, version: models.AgentVersionNumber, description: str, tools: list[models.AgentToolInput], workflows: list[models.AgentWorkflowInput], call_options: Optional[CallOptions] = None) -> models.CheckResult:
        "What is wrong with an agent, all at once; nothing is kept. POST /developers/agents/check"
        return self._transport.call("POST", "/developers/agents/check", body={"name": name, "version": version, "description": description, "tools": tools, "workflows": workflows}, kind=models.CheckResult, call_options=call_options)

    def delete_agent(self, agent_name: str, *, call_options: Optional[CallOptions] = None) -> models.AgentDeleted:
        "Delete an agent that was never published, and give its name back. DELETE /developers/agents/{agentName}"
        return self._transport.call("DELETE", f"/developers/agents/{part(agent_name)}", kind=models.AgentDeleted, call_options=call_options)

    def get_agent(self, agent_name: str, *, call_options: Optional[CallOptions] = None) -> models.Agent:
        "One agent of yours with its versions. GET /developers/agents/{agentName}"
        return self._transport.call("GET", f"/developers/agents/{part(agent_name)}", kind=models.Agent, call_options=call_options)

    def get_agent_version(self, agent_name: str, version: str, *, call_options: Optional[CallOptions] = None) -> models.AgentVersion:
        "A version with its document, findings and sandbox report. GET /developers/agents/{agentName}/versions/{version}"
        return self._transport.call("GET", f"/developers/agents/{part(agent_name)}/versions/{part(version)}", kind=models.AgentVersion, call_options=call_options)

    def list_agents(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.AgentList, models.Agent]:
        "Your agents, newest first. GET /developers/agents"
        return Pages(self._transport, "/developers/agents", {"limit": limit, "cursor": cursor}, "items", "nextCursor", kind=models.AgentList, item_kind=models.Agent, call_options=call_options)

    def publish_agent(self, agent_name: str, version: str, *, call_options: Optional[CallOptions] = None) -> models.Agent:
        "Put the workflows of a verified version into the catalog. POST /developers/agents/{agentName}/versions/{version}/publish"
        return self._transport.call("POST", f"/developers/agents/{part(agent_name)}/versions/{part(version)}/publish", kind=models.Agent, call_options=call_options)

    def run_sandbox(self, agent_name: str, version: str, *, recordings: Union[dict[str, dict[str, Any]], NotGiven] = NOT_GIVEN, answers: Union[dict[str, Any], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.SandboxReport:
        "Verify a version: run its workflows with recorded answers in place of tools. POST /developers/agents/{agentName}/versions/{version}/sandbox"
        return self._transport.call("POST", f"/developers/agents/{part(agent_name)}/versions/{part(version)}/sandbox", body={"recordings": recordings, "answers": answers}, kind=models.SandboxReport, call_options=call_options)

    def submit_agent(self, *, name: models.AgentName, version: models.AgentVersionNumber, description: str, tools: list[models.AgentTool], workflows: list[models.AgentWorkflow], call_options: Optional[CallOptions] = None) -> models.AgentVersion:
        "Submit an agent, or a new version of one. POST /developers/agents"
        return self._transport.call("POST", "/developers/agents", body={"name": name, "version": version, "description": description, "tools": tools, "workflows": workflows}, kind=models.AgentVersion, call_options=call_options)

    def withdraw_agent(self, agent_name: str, *, call_options: Optional[CallOptions] = None) -> models.Agent:
        "Take an agent's workflows out of the catalog. POST /developers/agents/{agentName}/withdraw"
        return self._transport.call("POST", f"/developers/agents/{part(agent_name)}/withdraw", kind=models.Agent, call_options=call_options)


class FilesCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def check(self, file_id: str, *, workflow_id: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.FileCheck:
        "Look into a file before a run is made with it. GET /files/{fileId}/check"
        return self._transport.call("GET", f"/files/{part(file_id)}/check", query={"workflowId": workflow_id}, kind=models.FileCheck, call_options=call_options)

    def complete_upload(self, file_id: str, *, call_options: Optional[CallOptions] = None) -> models.StoredFile:
        "Have the uploaded content checked: size, hash and type. POST /files/{fileId}/complete"
        return self._transport.call("POST", f"/files/{part(file_id)}/complete", kind=models.StoredFile, call_options=call_options)

    def delete(self, file_id: str, *, call_options: Optional[CallOptions] = None) -> models.FilesDeleted:
        "Delete a file and its content. DELETE /files/{fileId}"
        return self._transport.call("DELETE", f"/files/{part(file_id)}", kind=models.FilesDeleted, call_options=call_options)

    def get(self, file_id: str, *, call_options: Optional[CallOptions] = None) -> models.FileWithLink:
        "One file, with a link to its content. GET /files/{fileId}"
        return self._transport.call("GET", f"/files/{part(file_id)}", kind=models.FileWithLink, call_options=call_options)

    def get_file_picture(self, file_id: str, *, call_options: Optional[CallOptions] = None) -> bytes:
        "The first page of a file as a picture. GET /files/{fileId}/picture"
        return self._transport.call("GET", f"/files/{part(file_id)}/picture", answer="bytes", call_options=call_options)

    def list(self, *, q: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.FileList, models.StoredFile]:
        "The caller's files, newest first, and how much room they take. GET /files"
        return Pages(self._transport, "/files", {"q": q, "limit": limit, "cursor": cursor}, "items", "nextCursor", kind=models.FileList, item_kind=models.StoredFile, call_options=call_options)

    def register(self, *, file_name: models.FileName, mime_type: models.MimeType, size_bytes: int, sha256: Union[Optional[str], NotGiven] = NOT_GIVEN, local: Union[bool, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.RegisteredFile:
        "Announce a file and get a link to upload it with. POST /files"
        return self._transport.call("POST", "/files", body={"fileName": file_name, "mimeType": mime_type, "sizeBytes": size_bytes, "sha256": sha256, "local": local}, kind=models.RegisteredFile, call_options=call_options)

    def rename(self, file_id: str, *, file_name: models.FileName, call_options: Optional[CallOptions] = None) -> models.StoredFile:
        "Give a file another name, with the same ending. PATCH /files/{fileId}"
        return self._transport.call("PATCH", f"/files/{part(file_id)}", body={"fileName": file_name}, kind=models.StoredFile, call_options=call_options)


class GoalJobsCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def best_postings(self, job_spec_id: str, *, q: Union[str, NotGiven] = NOT_GIVEN, band: Union[Union[models.Band, list[models.Band]], NotGiven] = NOT_GIVEN, remote: Union[Union[models.RemoteMode, list[models.RemoteMode]], NotGiven] = NOT_GIVEN, seniority: Union[Union[models.Seniority, list[models.Seniority]], NotGiven] = NOT_GIVEN, country: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, company: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, skill: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, source: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, status: Union[Union[Union[Literal["live", "closed", "unreachable"], str], list[Union[Literal["live", "closed", "unreachable"], str]]], NotGiven] = NOT_GIVEN, mark: Union[Union[models.PostingMark, list[models.PostingMark]], NotGiven] = NOT_GIVEN, min_fit: Union[int, NotGiven] = NOT_GIVEN, min_salary: Union[int, NotGiven] = NOT_GIVEN, unstated_pay: Union[bool, NotGiven] = NOT_GIVEN, currency: Union[str, NotGiven] = NOT_GIVEN, posted_within_days: Union[int, NotGiven] = NOT_GIVEN, job_id: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, skills_weight: Union[int, NotGiven] = NOT_GIVEN, title_weight: Union[int, NotGiven] = NOT_GIVEN, location_weight: Union[int, NotGiven] = NOT_GIVEN, seniority_weight: Union[int, NotGiven] = NOT_GIVEN, count: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.BestPostings:
        "The postings to begin with, each with its reasons. GET /jobs/goal/{jobSpecId}/best-postings"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/best-postings", query={"q": q, "band": band, "remote": remote, "seniority": seniority, "country": country, "company": company, "skill": skill, "source": source, "status": status, "mark": mark, "minFit": min_fit, "minSalary": min_salary, "unstatedPay": unstated_pay, "currency": currency, "postedWithinDays": posted_within_days, "jobId": job_id, "skillsWeight": skills_weight, "titleWeight": title_weight, "locationWeight": location_weight, "seniorityWeight": seniority_weight, "count": count}, kind=models.BestPostings, call_options=call_options)

    def cancel(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.CancelResult:
        "Stop a job for good. POST /jobs/goal/{jobSpecId}/cancel"
        return self._transport.call("POST", f"/jobs/goal/{part(job_spec_id)}/cancel", kind=models.CancelResult, call_options=call_options)

    def change(self, *, action: Union[Literal["cancel", "delete"], str], job_spec_ids: list[str], call_options: Optional[CallOptions] = None) -> models.ChangedSessions:
        "Cancel or delete up to 100 jobs at once. POST /jobs/goal/bulk"
        return self._transport.call("POST", "/jobs/goal/bulk", body={"action": action, "jobSpecIds": job_spec_ids}, kind=models.ChangedSessions, call_options=call_options)

    def check_item(self, job_spec_id: str, item_id: str, *, value: dict[str, Any], call_options: Optional[CallOptions] = None) -> models.ItemCheck:
        "What the check says of a changed value; nothing is written. POST /jobs/goal/{jobSpecId}/items/{itemId}/check"
        return self._transport.call("POST", f"/jobs/goal/{part(job_spec_id)}/items/{part(item_id)}/check", body={"value": value}, kind=models.ItemCheck, call_options=call_options)

    def choose_again(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.GoalJob:
        "Make a job that begins at the last choice of one that has ended. POST /jobs/goal/{jobSpecId}/choose-again"
        return self._transport.call("POST", f"/jobs/goal/{part(job_spec_id)}/choose-again", kind=models.GoalJob, call_options=call_options)

    def compare_runs(self, *, a: str, b: str, call_options: Optional[CallOptions] = None) -> models.Comparison:
        "Two of the caller's jobs side by side: steps, answers, time, cost and files. GET /jobs/goal/compare"
        return self._transport.call("GET", "/jobs/goal/compare", query={"a": a, "b": b}, kind=models.Comparison, call_options=call_options)

    def confirm(self, job_spec_id: str, *, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, budget_micro_u: Union[Optional[models.BudgetMicroU], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.QueuedAcknowledgement:
        "Start the run; open optional questions get their defaults. POST /jobs/goal/{jobSpecId}/confirm"
        return self._transport.call("POST", f"/jobs/goal/{part(job_spec_id)}/confirm", body={"expectedVersion": expected_version, "budgetMicroU": budget_micro_u}, kind=models.QueuedAcknowledgement, call_options=call_options)

    def create(self, *, goal_text: Union[Optional[str], NotGiven] = NOT_GIVEN, workflow_id: Union[Optional[str], NotGiven] = NOT_GIVEN, user_workflow_id: Union[Optional[str], NotGiven] = NOT_GIVEN, file_ids: Union[list[str], NotGiven] = NOT_GIVEN, sensitive_local_file_ids: Union[list[str], NotGiven] = NOT_GIVEN, slot_answers: Union[Optional[list[models.SlotAnswer]], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.GoalJob:
        "Make a job from a workflow, a goal in words or a workflow of your own. POST /jobs/goal"
        return self._transport.call("POST", "/jobs/goal", body={"goalText": goal_text, "workflowId": workflow_id, "userWorkflowId": user_workflow_id, "fileIds": file_ids, "sensitiveLocalFileIds": sensitive_local_file_ids, "slotAnswers": slot_answers}, kind=models.GoalJob, call_options=call_options)

    def delete(self, job_spec_id: str, *, delete_files: Union[bool, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.DeletedSession:
        "Delete a finished job with its artifacts, events and audit rows. DELETE /jobs/goal/{jobSpecId}"
        return self._transport.call("DELETE", f"/jobs/goal/{part(job_spec_id)}", query={"deleteFiles": delete_files}, kind=models.DeletedSession, call_options=call_options)

    def download_artifact(self, job_spec_id: str, artifact_id: str, *, call_options: Optional[CallOptions] = None) -> models.DownloadLink:
        "A link to one artifact. GET /jobs/goal/{jobSpecId}/artifacts/{artifactId}/download"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/artifacts/{part(artifact_id)}/download", kind=models.DownloadLink, call_options=call_options)

    def download_batch(self, job_spec_id: str, *, artifact_ids: Union[list[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.DownloadLink:
        "A link to a ZIP of several artifacts, or of all. POST /jobs/goal/{jobSpecId}/artifacts/download"
        return self._transport.call("POST", f"/jobs/goal/{part(job_spec_id)}/artifacts/download", body={"artifactIds": artifact_ids}, kind=models.DownloadLink, call_options=call_options)

    def download_primary(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.DownloadLink:
        "A link to the primary artifact (use the artifacts instead). GET /jobs/goal/{jobSpecId}/download (deprecated)"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/download", kind=models.DownloadLink, call_options=call_options)

    def export(self, *, status: Union[models.GoalJobStatus, NotGiven] = NOT_GIVEN, statuses: Union[Union[models.GoalJobStatus, list[models.GoalJobStatus]], NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, workflow_id: Union[str, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, waiting: Union[bool, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> str:
        "The caller's jobs as a CSV file. GET /jobs/goal/export"
        return self._transport.call("GET", "/jobs/goal/export", query={"status": status, "statuses": statuses, "q": q, "workflowId": workflow_id, "from": from_, "to": to, "waiting": waiting}, answer="text", call_options=call_options)

    def get(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.GoalJob:
        "A job's whole state: open questions, progress, steps, artifacts. GET /jobs/goal/{jobSpecId}"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}", kind=models.GoalJob, call_options=call_options)

    def get_artifact_picture(self, job_spec_id: str, artifact_id: str, *, call_options: Optional[CallOptions] = None) -> bytes:
        "The first page of an artifact as a picture, also while the job still works. GET /jobs/goal/{jobSpecId}/artifacts/{artifactId}/picture"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/artifacts/{part(artifact_id)}/picture", answer="bytes", call_options=call_options)

    def get_draft(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.Draft:
        "The answers that were begun and not sent. GET /jobs/goal/{jobSpecId}/draft"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/draft", kind=models.Draft, call_options=call_options)

    def get_estimate(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.RunEstimate:
        "What a job will probably take and cost, before it starts. GET /jobs/goal/{jobSpecId}/estimate"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/estimate", kind=models.RunEstimate, call_options=call_options)

    def get_feedback(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.Feedback:
        "What the caller said about a job. GET /jobs/goal/{jobSpecId}/feedback"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/feedback", kind=models.Feedback, call_options=call_options)

    def get_item(self, job_spec_id: str, item_id: str, *, call_options: Optional[CallOptions] = None) -> models.JobItem:
        "What a finished job wrote for one item, with what it was made from. GET /jobs/goal/{jobSpecId}/items/{itemId}"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/items/{part(item_id)}", kind=models.JobItem, call_options=call_options)

    def get_lineage(self, job_spec_id: str, artifact_id: str, *, call_options: Optional[CallOptions] = None) -> models.Lineage:
        "Where a file comes from: its step, tool, inputs, approvals and earlier versions. GET /jobs/goal/{jobSpecId}/artifacts/{artifactId}/lineage"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/artifacts/{part(artifact_id)}/lineage", kind=models.Lineage, call_options=call_options)

    def get_posting(self, job_spec_id: str, job_id: str, *, call_options: Optional[CallOptions] = None) -> models.MatchingJob:
        "One found posting in full, with its description. GET /jobs/goal/{jobSpecId}/postings/{jobId}"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/postings/{part(job_id)}", kind=models.MatchingJob, call_options=call_options)

    def get_retry_plan(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.RetryPlanView:
        "What a retry of a failed job keeps, does again and costs. GET /jobs/goal/{jobSpecId}/retry-plan"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/retry-plan", kind=models.RetryPlanView, call_options=call_options)

    def get_status(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.StatusView:
        "How far a job is: small and cheap, made for polling. GET /jobs/goal/{jobSpecId}/status"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/status", kind=models.StatusView, call_options=call_options)

    def get_usage(self, *, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.UsageStatistics:
        "How many jobs the caller made and what they cost, by workflow and by day. GET /jobs/goal/usage"
        return self._transport.call("GET", "/jobs/goal/usage", query={"from": from_, "to": to}, kind=models.UsageStatistics, call_options=call_options)

    def list(self, *, status: Union[models.GoalJobStatus, NotGiven] = NOT_GIVEN, statuses: Union[Union[models.GoalJobStatus, list[models.GoalJobStatus]], NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, workflow_id: Union[str, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, waiting: Union[bool, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.SessionList, models.SessionSummary]:
        "The caller's jobs, newest first. GET /jobs/goal"
        return Pages(self._transport, "/jobs/goal", {"status": status, "statuses": statuses, "q": q, "workflowId": workflow_id, "from": from_, "to": to, "waiting": waiting, "limit": limit, "cursor": cursor}, "sessions", "nextCursor", kind=models.SessionList, item_kind=models.SessionSummary, call_options=call_options)

    def list_artifacts(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> models.ArtifactList:
        "What a finished job made, with links of 15 minutes. GET /jobs/goal/{jobSpecId}/artifacts"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/artifacts", kind=models.ArtifactList, call_options=call_options)

    def list_events(self, job_spec_id: str, *, after: Union[int, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.EventLog:
        "A job's events in order, to catch up after a gap in the stream. GET /jobs/goal/{jobSpecId}/events"
        return self._transport.call("GET", f"/jobs/goal/{part(job_spec_id)}/events", query={"after": after, "limit": limit}, kind=models.EventLog, call_options=call_options)

    def list_file_uses(self, *, file_id: Union[str, list[str]], call_options: Optional[CallOptions] = None) -> models.FileUses:
        "How many of the caller's jobs were made with each of these files. GET /jobs/goal/file-uses"
        return self._transport.call("GET", "/jobs/goal/file-uses", query={"fileId": file_id}, kind=models.FileUses, call_options=call_options)

    def list_postings(self, job_spec_id: str, *, q: Union[str, NotGiven] = NOT_GIVEN, band: Union[Union[models.Band, list[models.Band]], NotGiven] = NOT_GIVEN, remote: Union[Union[models.RemoteMode, list[models.RemoteMode]], NotGiven] = NOT_GIVEN, seniority: Union[Union[models.Seniority, list[models.Seniority]], NotGiven] = NOT_GIVEN, country: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, company: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, skill: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, source: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, status: Union[Union[Union[Literal["live", "closed", "unreachable"], str], list[Union[Literal["live", "closed", "unreachable"], str]]], NotGiven] = NOT_GIVEN, mark: Union[Union[models.PostingMark, list[models.PostingMark]], NotGiven] = NOT_GIVEN, min_fit: Union[int, NotGiven] = NOT_GIVEN, min_salary: Union[int, NotGiven] = NOT_GIVEN, unstated_pay: Union[bool, NotGiven] = NOT_GIVEN, currency: Union[str, NotGiven] = NOT_GIVEN, posted_within_days: Union[int, NotGiven] = NOT_GIVEN, job_id: Union[Union[str, list[str]], NotGiven] = NOT_GIVEN, skills_weight: Union[int, NotGiven] = NOT_GIVEN, title_weight: Union[int, NotGiven] = NOT_GIVEN, location_weight: Union[int, NotGiven] = NOT_GIVEN, seniority_weight: Union[int, NotGiven] = NOT_GIVEN, sort: Union[models.PostingSort, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.PostingPage, models.OfferedPosting]:
        "The scored postings of a job by page, filtered, weighed and sorted. GET /jobs/goal/{jobSpecId}/postings"
        return Pages(self._transport, f"/jobs/goal/{part(job_spec_id)}/postings", {"q": q, "band": band, "remote": remote, "seniority": seniority, "country": country, "company": company, "skill": skill, "source": source, "status": status, "mark": mark, "minFit": min_fit, "minSalary": min_salary, "unstatedPay": unstated_pay, "currency": currency, "postedWithinDays": posted_within_days, "jobId": job_id, "skillsWeight": skills_weight, "titleWeight": title_weight, "locationWeight": location_weight, "seniorityWeight": seniority_weight, "sort": sort, "limit": limit, "cursor": cursor}, "items", "nextCursor", kind=models.PostingPage, item_kind=models.OfferedPosting, call_options=call_options)

    def mark_posting(self, job_spec_id: str, job_id: str, *, mark: Optional[models.PostingMark], call_options: Optional[CallOptions] = None) -> models.MarkedPosting:
        "Pin or dismiss a found posting, or take its mark away. PUT /jobs/goal/{jobSpecId}/postings/{jobId}/mark"
        return self._transport.call("PUT", f"/jobs/goal/{part(job_spec_id)}/postings/{part(job_id)}/mark", body={"mark": mark}, kind=models.MarkedPosting, call_options=call_options)

    def retry(self, job_spec_id: str, *, rerun_mode: Union[Union[Literal["resume", "retry_same_thread", "fresh_rerun"], str], NotGiven] = NOT_GIVEN, reason: Union[Optional[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.QueuedAcknowledgement:
        "Run a failed job again from where it stopped. POST /jobs/goal/{jobSpecId}/retry"
        return self._transport.call("POST", f"/jobs/goal/{part(job_spec_id)}/retry", body={"rerunMode": rerun_mode, "reason": reason}, kind=models.QueuedAcknowledgement, call_options=call_options)

    def retry_failed(self, *, workflow_id: str, error_code: models.ErrorCode, call_options: Optional[CallOptions] = None) -> models.RetriedJobs:
        "Retry all runs of a workflow that failed with the same code. POST /jobs/goal/retry-failed"
        return self._transport.call("POST", "/jobs/goal/retry-failed", body={"workflowId": workflow_id, "errorCode": error_code}, kind=models.RetriedJobs, call_options=call_options)

    def revise_item(self, job_spec_id: str, item_id: str, *, value: dict[str, Any], expected_revision: int, call_options: Optional[CallOptions] = None) -> models.JobItem:
        "Change what a finished job wrote for one item, and make its files anew. PUT /jobs/goal/{jobSpecId}/items/{itemId}"
        return self._transport.call("PUT", f"/jobs/goal/{part(job_spec_id)}/items/{part(item_id)}", body={"value": value, "expectedRevision": expected_revision}, kind=models.JobItem, call_options=call_options)

    def save_draft(self, job_spec_id: str, *, answers: list[models.SlotAnswerInput], base_version: int, call_options: Optional[CallOptions] = None) -> models.SavedDraft:
        "Keep answers that are begun and not sent. PUT /jobs/goal/{jobSpecId}/draft"
        return self._transport.call("PUT", f"/jobs/goal/{part(job_spec_id)}/draft", body={"answers": answers, "baseVersion": base_version}, kind=models.SavedDraft, call_options=call_options)

    def submit_feedback(self, job_spec_id: str, *, rating: Union[Literal["positive", "negative"], str], note: Union[Optional[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Feedback:
        "Say whether a finished job was good; saying it again overwrites. POST /jobs/goal/{jobSpecId}/feedback"
        return self._transport.call("POST", f"/jobs/goal/{part(job_spec_id)}/feedback", body={"rating": rating, "note": note}, kind=models.Feedback, call_options=call_options)

    def update_slots(self, job_spec_id: str, *, answers: list[models.SlotAnswerInput], expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.GoalJob:
        "Answer a job's open questions, before the run or at a checkpoint. PATCH /jobs/goal/{jobSpecId}/slots"
        return self._transport.call("PATCH", f"/jobs/goal/{part(job_spec_id)}/slots", body={"answers": answers, "expectedVersion": expected_version}, kind=models.GoalJob, call_options=call_options)


class RealtimeCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get_realtime_config(self, *, call_options: Optional[CallOptions] = None) -> GetRealtimeConfigAnswer:
        "Where the stream is and with which public key a client connects. GET /realtime/config"
        return self._transport.call("GET", "/realtime/config", kind=GetRealtimeConfigAnswer, call_options=call_options)


class ServiceCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def echo(self, body: Any = None, *, call_options: Optional[CallOptions] = None) -> Any:
        "Answers the body it was sent. POST /echo"
        return self._transport.call("POST", "/echo", body=body, kind=Any, call_options=call_options)

    def get_health(self, *, call_options: Optional[CallOptions] = None) -> models.Health:
        "Whether the service and what it leans on work. GET /health"
        return self._transport.call("GET", "/health", kind=models.Health, call_options=call_options)

    def get_open_api(self, *, call_options: Optional[CallOptions] = None) -> dict[str, Any]:
        "This document. GET /openapi.json"
        return self._transport.call("GET", "/openapi.json", kind=dict[str, Any], call_options=call_options)

    def get_survey_report(self, report_token: str, *, call_options: Optional[CallOptions] = None) -> models.SurveyReport:
        "A survey's numbers by a report link. GET /survey-reports/{reportToken}"
        return self._transport.call("GET", f"/survey-reports/{part(report_token)}", kind=models.SurveyReport, call_options=call_options)

    def list_survey_templates(self, *, call_options: Optional[CallOptions] = None) -> models.SurveyTemplateList:
        "Surveys to start from. GET /survey-templates"
        return self._transport.call("GET", "/survey-templates", kind=models.SurveyTemplateList, call_options=call_options)

    def return_from_line(self, *, code: Union[str, NotGiven] = NOT_GIVEN, state: Union[str, NotGiven] = NOT_GIVEN, error: Union[str, NotGiven] = NOT_GIVEN, error_description: Union[str, NotGiven] = NOT_GIVEN, friendship_status_changed: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Any:
        "The one address that LINE knows: leads on to the survey's own. GET /messaging/line/callback"
        return self._transport.call("GET", "/messaging/line/callback", query={"code": code, "state": state, "error": error, "error_description": error_description, "friendship_status_changed": friendship_status_changed}, kind=Any, call_options=call_options)


class SurveysCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def add_question(self, survey_id: str, *, question_text: str, question_type: models.SurveyQuestionType, required: Union[bool, NotGiven] = NOT_GIVEN, options: Union[Optional[list[str]], NotGiven] = NOT_GIVEN, placeholder: Union[Optional[str], NotGiven] = NOT_GIVEN, help_text: Union[str, NotGiven] = NOT_GIVEN, min_value: Union[Optional[float], NotGiven] = NOT_GIVEN, max_value: Union[Optional[float], NotGiven] = NOT_GIVEN, max_length: Union[Optional[int], NotGiven] = NOT_GIVEN, min_selections: Union[Optional[int], NotGiven] = NOT_GIVEN, max_selections: Union[Optional[int], NotGiven] = NOT_GIVEN, option_caps: Union[dict[str, int], NotGiven] = NOT_GIVEN, prefill_key: Union[Optional[str], NotGiven] = NOT_GIVEN, order: Union[Optional[int], NotGiven] = NOT_GIVEN, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Add a question to a draft. POST /surveys/{surveyId}/questions"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/questions", body={"questionText": question_text, "questionType": question_type, "required": required, "options": options, "placeholder": placeholder, "helpText": help_text, "minValue": min_value, "maxValue": max_value, "maxLength": max_length, "minSelections": min_selections, "maxSelections": max_selections, "optionCaps": option_caps, "prefillKey": prefill_key, "order": order, "expectedVersion": expected_version}, kind=models.Survey, call_options=call_options)

    def close(self, survey_id: str, *, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Take no more responses. POST /surveys/{surveyId}/close"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/close", body={"expectedVersion": expected_version}, kind=models.Survey, call_options=call_options)

    def create(self, *, title: str, description: Union[str, NotGiven] = NOT_GIVEN, project_url: Union[Optional[str], NotGiven] = NOT_GIVEN, template_id: Union[Optional[str], NotGiven] = NOT_GIVEN, language: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Start a survey, as a draft. POST /surveys"
        return self._transport.call("POST", "/surveys", body={"title": title, "description": description, "projectUrl": project_url, "templateId": template_id, "language": language}, kind=models.Survey, call_options=call_options)

    def create_report_link(self, survey_id: str, *, call_options: Optional[CallOptions] = None) -> models.ReportLink:
        "Make a link that shows the numbers to anyone who has it. POST /surveys/{surveyId}/report-links"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/report-links", kind=models.ReportLink, call_options=call_options)

    def delete(self, survey_id: str, *, call_options: Optional[CallOptions] = None) -> models.SurveysDeleted:
        "Delete a survey with all its responses. DELETE /surveys/{surveyId}"
        return self._transport.call("DELETE", f"/surveys/{part(survey_id)}", kind=models.SurveysDeleted, call_options=call_options)

    def delete_mystery_event(self, survey_id: str, *, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Take the mystery event out of a draft. DELETE /surveys/{surveyId}/mystery-event"
        return self._transport.call("DELETE", f"/surveys/{part(survey_id)}/mystery-event", kind=models.Survey, call_options=call_options)

    def delete_question(self, survey_id: str, question_id: str, *, call_options: Optional[CallOptions] = None) -> DeleteQuestionAnswer:
        "Take a question out of a draft. DELETE /surveys/{surveyId}/questions/{questionId}"
        return self._transport.call("DELETE", f"/surveys/{part(survey_id)}/questions/{part(question_id)}", kind=DeleteQuestionAnswer, call_options=call_options)

    def delete_survey_response(self, survey_id: str, response_id: str, *, call_options: Optional[CallOptions] = None) -> models.SurveysDeleted:
        "Delete a response. DELETE /surveys/{surveyId}/responses/{responseId}"
        return self._transport.call("DELETE", f"/surveys/{part(survey_id)}/responses/{part(response_id)}", kind=models.SurveysDeleted, call_options=call_options)

    def duplicate(self, survey_id: str, *, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Start a draft with the questions and settings of a survey. POST /surveys/{surveyId}/duplicate"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/duplicate", kind=models.Survey, call_options=call_options)

    def get(self, survey_id: str, *, call_options: Optional[CallOptions] = None) -> models.Survey:
        "One survey with its questions. GET /surveys/{surveyId}"
        return self._transport.call("GET", f"/surveys/{part(survey_id)}", kind=models.Survey, call_options=call_options)

    def get_answer_words(self, survey_id: str, question_id: str, *, call_options: Optional[CallOptions] = None) -> models.AnswerWords:
        "The words that the newest answers to a text question have most. GET /surveys/{surveyId}/questions/{questionId}/words"
        return self._transport.call("GET", f"/surveys/{part(survey_id)}/questions/{part(question_id)}/words", kind=models.AnswerWords, call_options=call_options)

    def get_mystery_status(self, survey_id: str, response_id: str, *, call_options: Optional[CallOptions] = None) -> models.MysteryStatus:
        "Whether a respondent has unlocked the mystery event. GET /surveys/{surveyId}/responses/{responseId}/mystery-status"
        return self._transport.call("GET", f"/surveys/{part(survey_id)}/responses/{part(response_id)}/mystery-status", kind=models.MysteryStatus, call_options=call_options)

    def get_survey_analytics(self, survey_id: str, *, call_options: Optional[CallOptions] = None) -> models.Analytics:
        "What the responses add up to. GET /surveys/{surveyId}/analytics"
        return self._transport.call("GET", f"/surveys/{part(survey_id)}/analytics", kind=models.Analytics, call_options=call_options)

    def get_survey_form(self, survey_id: str, *, call_options: Optional[CallOptions] = None) -> models.PublicForm:
        "The form as respondents see it. GET /surveys/{surveyId}/form"
        return self._transport.call("GET", f"/surveys/{part(survey_id)}/form", kind=models.PublicForm, call_options=call_options)

    def get_survey_response(self, survey_id: str, response_id: str, *, call_options: Optional[CallOptions] = None) -> models.SurveyResponse:
        "One response. GET /surveys/{surveyId}/responses/{responseId}"
        return self._transport.call("GET", f"/surveys/{part(survey_id)}/responses/{part(response_id)}", kind=models.SurveyResponse, call_options=call_options)

    def get_thank_you(self, survey_id: str, response_id: str, *, call_options: Optional[CallOptions] = None) -> models.ThankYou:
        "What a respondent sees after answering. GET /surveys/{surveyId}/responses/{responseId}/thank-you"
        return self._transport.call("GET", f"/surveys/{part(survey_id)}/responses/{part(response_id)}/thank-you", kind=models.ThankYou, call_options=call_options)

    def import_questions(self, survey_id: str, *, format: Union[Literal["csv", "text"], str], content: str, mode: Union[Union[Literal["append", "replace"], str], NotGiven] = NOT_GIVEN, dry_run: Union[bool, NotGiven] = NOT_GIVEN, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.ImportedQuestions:
        "Add many questions to a draft from CSV or text. POST /surveys/{surveyId}/questions/import"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/questions/import", body={"format": format, "content": content, "mode": mode, "dryRun": dry_run, "expectedVersion": expected_version}, kind=models.ImportedQuestions, call_options=call_options)

    def list(self, *, status: Union[models.SurveyStatus, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.SurveyList, models.Survey]:
        "The caller's surveys, newest first. GET /surveys"
        return Pages(self._transport, "/surveys", {"status": status, "limit": limit, "cursor": cursor}, "surveys", "nextCursor", kind=models.SurveyList, item_kind=models.Survey, call_options=call_options)

    def list_report_links(self, survey_id: str, *, call_options: Optional[CallOptions] = None) -> models.ReportLinkList:
        "The report links that work. GET /surveys/{surveyId}/report-links"
        return self._transport.call("GET", f"/surveys/{part(survey_id)}/report-links", kind=models.ReportLinkList, call_options=call_options)

    def list_survey_responses(self, survey_id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, has_messaging_binding: Union[bool, NotGiven] = NOT_GIVEN, is_early_bird: Union[bool, NotGiven] = NOT_GIVEN, quarantined: Union[bool, NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, question_id: Union[str, NotGiven] = NOT_GIVEN, answer: Union[str, NotGiven] = NOT_GIVEN, format: Union[Union[Literal["json", "csv", "xlsx"], str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.SurveyResponseList, models.SurveyResponse]:
        "The responses, newest first. GET /surveys/{surveyId}/responses"
        return Pages(self._transport, f"/surveys/{part(survey_id)}/responses", {"limit": limit, "cursor": cursor, "hasMessagingBinding": has_messaging_binding, "isEarlyBird": is_early_bird, "quarantined": quarantined, "q": q, "from": from_, "to": to, "questionId": question_id, "answer": answer, "format": format}, "responses", "nextCursor", kind=models.SurveyResponseList, item_kind=models.SurveyResponse, call_options=call_options)

    def order_questions(self, survey_id: str, *, question_ids: list[str], expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Put a draft's questions in order. PUT /surveys/{surveyId}/questions/order"
        return self._transport.call("PUT", f"/surveys/{part(survey_id)}/questions/order", body={"questionIds": question_ids, "expectedVersion": expected_version}, kind=models.Survey, call_options=call_options)

    def publish(self, survey_id: str, *, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Open a draft to respondents. POST /surveys/{surveyId}/publish"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/publish", body={"expectedVersion": expected_version}, kind=models.Survey, call_options=call_options)

    def put_mystery_event(self, survey_id: str, body: Any = None, *, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Set up a draft's mystery event. PUT /surveys/{surveyId}/mystery-event"
        return self._transport.call("PUT", f"/surveys/{part(survey_id)}/mystery-event", body=body, kind=models.Survey, call_options=call_options)

    def release_survey_response(self, survey_id: str, response_id: str, *, call_options: Optional[CallOptions] = None) -> models.SurveyResponse:
        "Let a response count that was kept apart. POST /surveys/{surveyId}/responses/{responseId}/release"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/responses/{part(response_id)}/release", kind=models.SurveyResponse, call_options=call_options)

    def report_form_progress(self, survey_id: str, *, steps: list[str], call_options: Optional[CallOptions] = None) -> models.FormProgressTaken:
        "Count how far a form came. POST /surveys/{surveyId}/form/progress"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/form/progress", body={"steps": steps}, kind=models.FormProgressTaken, call_options=call_options)

    def revoke_report_link(self, survey_id: str, link_id: str, *, call_options: Optional[CallOptions] = None) -> models.SurveysDeleted:
        "End a report link. DELETE /surveys/{surveyId}/report-links/{linkId}"
        return self._transport.call("DELETE", f"/surveys/{part(survey_id)}/report-links/{part(link_id)}", kind=models.SurveysDeleted, call_options=call_options)

    def submit_survey_response(self, survey_id: str, *, email: models.EmailAddress, name: str, answers: dict[str, Any], form_token: Union[Optional[str], NotGiven] = NOT_GIVEN, website: Union[Optional[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.SubmitResult:
        "Answer a survey. POST /surveys/{surveyId}/responses"
        return self._transport.call("POST", f"/surveys/{part(survey_id)}/responses", body={"email": email, "name": name, "answers": answers, "formToken": form_token, "website": website}, kind=models.SubmitResult, call_options=call_options)

    def update(self, survey_id: str, *, title: Union[str, NotGiven] = NOT_GIVEN, description: Union[str, NotGiven] = NOT_GIVEN, project_url: Union[Optional[str], NotGiven] = NOT_GIVEN, early_bird_deadline: Union[Optional[datetime], NotGiven] = NOT_GIVEN, early_bird_description: Union[str, NotGiven] = NOT_GIVEN, messaging_oa_id: Union[Optional[str], NotGiven] = NOT_GIVEN, presentation: Union[models.Presentation, NotGiven] = NOT_GIVEN, language: Union[str, NotGiven] = NOT_GIVEN, response_cap: Union[Optional[int], NotGiven] = NOT_GIVEN, thank_you_message: Union[str, NotGiven] = NOT_GIVEN, closed_message: Union[str, NotGiven] = NOT_GIVEN, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Change a draft's settings. PATCH /surveys/{surveyId}"
        return self._transport.call("PATCH", f"/surveys/{part(survey_id)}", body={"title": title, "description": description, "projectUrl": project_url, "earlyBirdDeadline": early_bird_deadline, "earlyBirdDescription": early_bird_description, "messagingOaId": messaging_oa_id, "presentation": presentation, "language": language, "responseCap": response_cap, "thankYouMessage": thank_you_message, "closedMessage": closed_message, "expectedVersion": expected_version}, kind=models.Survey, call_options=call_options)

    def update_question(self, survey_id: str, question_id: str, *, question_text: Union[str, NotGiven] = NOT_GIVEN, question_type: Union[models.SurveyQuestionType, NotGiven] = NOT_GIVEN, required: Union[bool, NotGiven] = NOT_GIVEN, options: Union[list[str], NotGiven] = NOT_GIVEN, placeholder: Union[str, NotGiven] = NOT_GIVEN, help_text: Union[str, NotGiven] = NOT_GIVEN, min_value: Union[Optional[float], NotGiven] = NOT_GIVEN, max_value: Union[Optional[float], NotGiven] = NOT_GIVEN, max_length: Union[Optional[int], NotGiven] = NOT_GIVEN, min_selections: Union[Optional[int], NotGiven] = NOT_GIVEN, max_selections: Union[Optional[int], NotGiven] = NOT_GIVEN, option_caps: Union[dict[str, int], NotGiven] = NOT_GIVEN, prefill_key: Union[Optional[str], NotGiven] = NOT_GIVEN, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.Survey:
        "Change a question of a draft. PATCH /surveys/{surveyId}/questions/{questionId}"
        return self._transport.call("PATCH", f"/surveys/{part(survey_id)}/questions/{part(question_id)}", body={"questionText": question_text, "questionType": question_type, "required": required, "options": options, "placeholder": placeholder, "helpText": help_text, "minValue": min_value, "maxValue": max_value, "maxLength": max_length, "minSelections": min_selections, "maxSelections": max_selections, "optionCaps": option_caps, "prefillKey": prefill_key, "expectedVersion": expected_version}, kind=models.Survey, call_options=call_options)


class ToolsCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get_tool_catalog(self, *, call_options: Optional[CallOptions] = None) -> models.ToolCatalog:
        "Every tool that a workflow may use, by server. GET /mcp/tools/catalog"
        return self._transport.call("GET", "/mcp/tools/catalog", kind=models.ToolCatalog, call_options=call_options)


class UserWorkflowsCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def add_comment(self, workflow_id: str, *, body: str, call_options: Optional[CallOptions] = None) -> models.Comment:
        "Comment on a public workflow in plain text. POST /user_workflows/{workflowId}/comments"
        return self._transport.call("POST", f"/user_workflows/{part(workflow_id)}/comments", body={"body": body}, kind=models.Comment, call_options=call_options)

    def create(self, *, name: str, description: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.UserWorkflow:
        "Begin a workflow with nothing in it. POST /user_workflows"
        return self._transport.call("POST", "/user_workflows", body={"name": name, "description": description}, kind=models.UserWorkflow, call_options=call_options)

    def delete(self, workflow_id: str, *, call_options: Optional[CallOptions] = None) -> models.UserWorkflowsDeleted:
        "Delete a private or archived workflow for good. DELETE /user_workflows/{workflowId}"
        return self._transport.call("DELETE", f"/user_workflows/{part(workflow_id)}", kind=models.UserWorkflowsDeleted, call_options=call_options)

    def delete_comment(self, workflow_id: str, comment_id: str, *, call_options: Optional[CallOptions] = None) -> models.UserWorkflowsDeleted:
        "Take back a comment of your own. DELETE /user_workflows/{workflowId}/comments/{commentId}"
        return self._transport.call("DELETE", f"/user_workflows/{part(workflow_id)}/comments/{part(comment_id)}", kind=models.UserWorkflowsDeleted, call_options=call_options)

    def estimate_workflow_cost(self, *, tool_names: list[str], max_iterations: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.CostEstimate:
        "What a run with these tools may cost; nothing is stored. POST /user_workflows/cost-estimate"
        return self._transport.call("POST", "/user_workflows/cost-estimate", body={"toolNames": tool_names, "maxIterations": max_iterations}, kind=models.CostEstimate, call_options=call_options)

    def export(self, workflow_id: str, *, call_options: Optional[CallOptions] = None) -> models.ExportDocument:
        "The portable part of a workflow, as a file. GET /user_workflows/{workflowId}/export"
        return self._transport.call("GET", f"/user_workflows/{part(workflow_id)}/export", kind=models.ExportDocument, call_options=call_options)

    def fork(self, *, source_spec_id: str, name: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.UserWorkflow:
        "Make a workflow of your own from one of the catalog, a public one, or `blank`. POST /user_workflows/fork"
        return self._transport.call("POST", "/user_workflows/fork", body={"sourceSpecId": source_spec_id, "name": name}, kind=models.UserWorkflow, call_options=call_options)

    def get(self, workflow_id: str, *, call_options: Optional[CallOptions] = None) -> models.UserWorkflow:
        "One workflow: any of the caller's own, and public ones of others. GET /user_workflows/{workflowId}"
        return self._transport.call("GET", f"/user_workflows/{part(workflow_id)}", kind=models.UserWorkflow, call_options=call_options)

    def get_fork_tree(self, workflow_id: str, *, call_options: Optional[CallOptions] = None) -> models.ForkTree:
        "The public workflows that this one was made from and that were made from it. GET /user_workflows/{workflowId}/forks"
        return self._transport.call("GET", f"/user_workflows/{part(workflow_id)}/forks", kind=models.ForkTree, call_options=call_options)

    def get_parent_changes(self, workflow_id: str, *, call_options: Optional[CallOptions] = None) -> models.ParentChanges:
        "What the workflow that this one was forked from has changed since. GET /user_workflows/{workflowId}/parent-changes"
        return self._transport.call("GET", f"/user_workflows/{part(workflow_id)}/parent-changes", kind=models.ParentChanges, call_options=call_options)

    def get_sample_result(self, workflow_id: str, *, call_options: Optional[CallOptions] = None) -> models.SampleResult:
        "The results of the run that the owner shows to everybody. GET /user_workflows/{workflowId}/sample"
        return self._transport.call("GET", f"/user_workflows/{part(workflow_id)}/sample", kind=models.SampleResult, call_options=call_options)

    def get_workflow_version(self, workflow_id: str, version: str, *, call_options: Optional[CallOptions] = None) -> models.VersionContent:
        "One version whole, and what restoring it would change. GET /user_workflows/{workflowId}/versions/{version}"
        return self._transport.call("GET", f"/user_workflows/{part(workflow_id)}/versions/{part(version)}", kind=models.VersionContent, call_options=call_options)

    def import_(self, *, name: str, schema_version: Union[str, NotGiven] = NOT_GIVEN, description: Union[str, NotGiven] = NOT_GIVEN, system_prompt: Union[str, NotGiven] = NOT_GIVEN, tool_palette: Union[models.ToolPalette, NotGiven] = NOT_GIVEN, canvas_layout: Union[models.CanvasLayoutInput, NotGiven] = NOT_GIVEN, tags: Union[list[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.UserWorkflow:
        "Make a private workflow of an exported one. POST /user_workflows/import"
        return self._transport.call("POST", "/user_workflows/import", body={"schemaVersion": schema_version, "name": name, "description": description, "systemPrompt": system_prompt, "toolPalette": tool_palette, "canvasLayout": canvas_layout, "tags": tags}, kind=models.UserWorkflow, call_options=call_options)

    def like(self, workflow_id: str, *, call_options: Optional[CallOptions] = None) -> models.LikeResult:
        "Like a public workflow; again takes the like back. POST /user_workflows/{workflowId}/like"
        return self._transport.call("POST", f"/user_workflows/{part(workflow_id)}/like", kind=models.LikeResult, call_options=call_options)

    def list(self, *, visibility: Union[models.Visibility, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.UserWorkflowList, models.OwnWorkflowSummary]:
        "The caller's own workflows, newest first. GET /user_workflows"
        return Pages(self._transport, "/user_workflows", {"visibility": visibility, "limit": limit, "cursor": cursor}, "items", "cursor", kind=models.UserWorkflowList, item_kind=models.OwnWorkflowSummary, call_options=call_options)

    def list_comments(self, workflow_id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.CommentList, models.Comment]:
        "Comments on a workflow, newest first. GET /user_workflows/{workflowId}/comments"
        return Pages(self._transport, f"/user_workflows/{part(workflow_id)}/comments", {"limit": limit, "cursor": cursor}, "items", "cursor", kind=models.CommentList, item_kind=models.Comment, call_options=call_options)

    def list_community(self, *, tag: Union[str, NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, source: Union[str, NotGiven] = NOT_GIVEN, owner: Union[str, NotGiven] = NOT_GIVEN, sort: Union[Union[Literal["popular", "recent"], str], NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.CommunityList, models.CommunityEntry]:
        "Public workflows, recent or popular ones first. GET /user_workflows/community"
        return Pages(self._transport, "/user_workflows/community", {"tag": tag, "q": q, "source": source, "owner": owner, "sort": sort, "limit": limit, "cursor": cursor}, "items", "cursor", kind=models.CommunityList, item_kind=models.CommunityEntry, call_options=call_options)

    def list_community_tags(self, *, call_options: Optional[CallOptions] = None) -> models.CommunityTags:
        "The most used tags of public workflows. GET /user_workflows/community/tags"
        return self._transport.call("GET", "/user_workflows/community/tags", kind=models.CommunityTags, call_options=call_options)

    def list_user_workflow_runs(self, workflow_id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.RunList:
        "The owner's last runs of a workflow, newest first. GET /user_workflows/{workflowId}/runs"
        return self._transport.call("GET", f"/user_workflows/{part(workflow_id)}/runs", query={"limit": limit}, kind=models.RunList, call_options=call_options)

    def list_workflow_versions(self, workflow_id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> Pages[models.VersionList, models.WorkflowVersion]:
        "The saved versions of a workflow, newest first, each with what it changed. GET /user_workflows/{workflowId}/versions"
        return Pages(self._transport, f"/user_workflows/{part(workflow_id)}/versions", {"limit": limit, "cursor": cursor}, "items", "cursor", kind=models.VersionList, item_kind=models.WorkflowVersion, call_options=call_options)

    def preflight_import(self, *, name: str, schema_version: Union[str, NotGiven] = NOT_GIVEN, description: Union[str, NotGiven] = NOT_GIVEN, system_prompt: Union[str, NotGiven] = NOT_GIVEN, tool_palette: Union[models.ToolPalette, NotGiven] = NOT_GIVEN, canvas_layout: Union[models.CanvasLayoutInput, NotGiven] = NOT_GIVEN, tags: Union[list[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.ImportPreflight:
        "What an import would meet, before anything is made. POST /user_workflows/import/preflight"
        return self._transport.call("POST", "/user_workflows/import/preflight", body={"schemaVersion": schema_version, "name": name, "description": description, "systemPrompt": system_prompt, "toolPalette": tool_palette, "canvasLayout": canvas_layout, "tags": tags}, kind=models.ImportPreflight, call_options=call_options)

    def restore_workflow_version(self, workflow_id: str, version: str, *, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.UserWorkflow:
        "Make an earlier version the current one, as a new version. POST /user_workflows/{workflowId}/versions/{version}/restore"
        return self._transport.call("POST", f"/user_workflows/{part(workflow_id)}/versions/{part(version)}/restore", body={"expectedVersion": expected_version}, kind=models.UserWorkflow, call_options=call_options)

    def run_user_workflow_from(self, workflow_id: str, *, job_spec_id: str, from_tool: str, call_options: Optional[CallOptions] = None) -> models.GoalJob:
        "Make a run that begins at a tool, with what an earlier run did before it. POST /user_workflows/{workflowId}/run-from"
        return self._transport.call("POST", f"/user_workflows/{part(workflow_id)}/run-from", body={"jobSpecId": job_spec_id, "fromTool": from_tool}, kind=models.GoalJob, call_options=call_options)

    def take_parent_changes(self, workflow_id: str, *, take: list[str], parent_version: str, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.UserWorkflow:
        "Take over chosen changes of the parent. POST /user_workflows/{workflowId}/parent-changes"
        return self._transport.call("POST", f"/user_workflows/{part(workflow_id)}/parent-changes", body={"take": take, "parentVersion": parent_version, "expectedVersion": expected_version}, kind=models.UserWorkflow, call_options=call_options)

    def update(self, workflow_id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, description: Union[str, NotGiven] = NOT_GIVEN, system_prompt: Union[str, NotGiven] = NOT_GIVEN, tool_palette: Union[models.ToolPalette, NotGiven] = NOT_GIVEN, canvas_layout: Union[models.CanvasLayoutInput, NotGiven] = NOT_GIVEN, tags: Union[list[str], NotGiven] = NOT_GIVEN, founding_intent: Union[str, NotGiven] = NOT_GIVEN, visibility: Union[models.Visibility, NotGiven] = NOT_GIVEN, expected_version: Union[Optional[int], NotGiven] = NOT_GIVEN, sample_run_id: Union[Optional[str], NotGiven] = NOT_GIVEN, version_note: Union[str, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.UserWorkflow:
        "Change a workflow, publish it, or take it back. PATCH /user_workflows/{workflowId}"
        return self._transport.call("PATCH", f"/user_workflows/{part(workflow_id)}", body={"name": name, "description": description, "systemPrompt": system_prompt, "toolPalette": tool_palette, "canvasLayout": canvas_layout, "tags": tags, "foundingIntent": founding_intent, "visibility": visibility, "expectedVersion": expected_version, "sampleRunId": sample_run_id, "versionNote": version_note}, kind=models.UserWorkflow, call_options=call_options)

    def validate(self, *, name: str, description: Union[str, NotGiven] = NOT_GIVEN, system_prompt: Union[str, NotGiven] = NOT_GIVEN, tool_palette: Union[list[Union[str, models.ToolPaletteItemInput]], NotGiven] = NOT_GIVEN, canvas_layout: Union[models.CanvasLayoutInput, NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.ValidationResult:
        "Everything that is wrong with a workflow, at once and by its place; nothing is stored. POST /user_workflows/validate"
        return self._transport.call("POST", "/user_workflows/validate", body={"name": name, "description": description, "systemPrompt": system_prompt, "toolPalette": tool_palette, "canvasLayout": canvas_layout}, kind=models.ValidationResult, call_options=call_options)


class WorkflowsCalls:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get_catalog(self, *, call_options: Optional[CallOptions] = None) -> models.Catalog:
        "The workflows that can be run, recommended ones first. GET /workflows/catalog"
        return self._transport.call("GET", "/workflows/catalog", kind=models.Catalog, call_options=call_options)

    def resolve_goal(self, *, goal_text: str, file_names: Union[list[str], NotGiven] = NOT_GIVEN, call_options: Optional[CallOptions] = None) -> models.GoalReading:
        "Which workflow a goal in plain language means, and what of its questions it answers. POST /workflows/resolve"
        return self._transport.call("POST", "/workflows/resolve", body={"goalText": goal_text, "fileNames": file_names}, kind=models.GoalReading, call_options=call_options)


class CallGroups:
    """The groups of a client that are calls alone."""

    def __init__(self, transport: Transport) -> None:
        self.account = AccountCalls(transport)
        self.api_keys = ApiKeysCalls(transport)
        self.applications = ApplicationsCalls(transport)
        self.audit = AuditCalls(transport)
        self.auth = AuthCalls(transport)
        self.billing = BillingCalls(transport)
        self.creator = CreatorCalls(transport)
        self.credits = CreditsCalls(transport)
        self.data_exports = DataExportsCalls(transport)
        self.developers = DevelopersCalls(transport)
        self.realtime = RealtimeCalls(transport)
        self.service = ServiceCalls(transport)
        self.surveys = SurveysCalls(transport)
        self.tools = ToolsCalls(transport)
        self.user_workflows = UserWorkflowsCalls(transport)
        self.workflows = WorkflowsCalls(transport)
