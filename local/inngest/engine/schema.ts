import type { Sql } from "./database";

/**
 * The engine's tables. `steps.result` and `runs.events` are JSON kept as text: they travel to the app as they came, and text holds
 * escapes (NUL) that jsonb refuses. A row in `jobs` is one call to the app that is owed; its step_id is '' for a DISCOVERY call.
 */
const TABLES = `
create schema if not exists inngest_local;
set local search_path to inngest_local;

create table if not exists functions (
  id text primary key,
  app_id text not null,
  url text not null,
  config jsonb not null
);

create table if not exists events (
  id text primary key,
  name text not null,
  payload text not null,
  received_at timestamptz not null default now()
);
create index if not exists events_received on events (received_at);

create table if not exists runs (
  id text primary key,
  function_id text not null,
  status text not null default 'queued',
  events text not null,
  max_attempts int not null,
  priority_seconds int not null default 0,
  keys text[] not null default '{}',
  limits int[] not null default '{}',
  singleton_key text,
  start_by timestamptz,
  finish_within_ms bigint,
  parent_run_id text,
  parent_step_id text,
  output text,
  error text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index if not exists runs_active on runs (function_id) where ended_at is null;
create index if not exists runs_deadline on runs (created_at) where ended_at is null and (start_by is not null or finish_within_ms is not null);
create index if not exists runs_ended on runs (ended_at);

create sequence if not exists step_position;
create table if not exists steps (
  run_id text not null references runs (id) on delete cascade,
  id text not null,
  op text not null,
  name text not null default '',
  status text not null,
  eager boolean not null default false,
  result text,
  position bigint,
  wait_event text,
  wait_if text,
  resume_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (run_id, id)
);
create index if not exists steps_waiting on steps (wait_event) where status = 'pending' and wait_event is not null;
create index if not exists steps_resuming on steps (resume_at) where status = 'pending' and resume_at is not null;

create table if not exists jobs (
  run_id text not null references runs (id) on delete cascade,
  step_id text not null,
  function_id text not null,
  due_at timestamptz not null,
  rank_at timestamptz not null,
  keys text[] not null default '{}',
  limits int[] not null default '{}',
  attempt int not null default 0,
  reclaims int not null default 0,
  again boolean not null default false,
  generation int not null,
  leased_by int,
  primary key (run_id, step_id)
);
create index if not exists jobs_due on jobs (due_at) where leased_by is null;
create index if not exists jobs_leased on jobs (leased_by) where leased_by is not null;

create table if not exists claims (key text primary key, expires_at timestamptz not null);
create table if not exists rates (key text primary key, free_at timestamptz not null);
create table if not exists throttles (key text primary key, next_at timestamptz not null);
create table if not exists gatherings (
  key text primary key,
  function_id text not null,
  events text[] not null,
  due_at timestamptz not null,
  started_at timestamptz not null default now()
);
create table if not exists crons (
  function_id text not null,
  expression text not null,
  next_at timestamptz,
  primary key (function_id, expression)
);
`;

/** Creates what is missing; safe to run by several engines at once and on every start. */
export async function createSchema(sql: Sql): Promise<void> {
	await sql.rows("select pg_advisory_xact_lock(hashtext('inngest_local.schema'))");
	await sql.script(TABLES);
}
