/** What a watcher of the run is told of its specialists; the caller appends it to the run's event log. */
export interface SpecialistEvent {
	readonly type: "handoff" | "exception_raised";
	readonly data: Record<string, unknown>;
}
