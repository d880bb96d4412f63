import { RecordedRun } from "./recorded-run";
import recorded from "./recorded-run.json";

/** The run that anybody may look at. */
export const SAMPLE_RUN: RecordedRun = RecordedRun.parse(recorded);
