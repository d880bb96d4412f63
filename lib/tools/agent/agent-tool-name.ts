/** The tool by which a language model says what a specialist does next. No palette has it: the driver asks it between the tools of one. */
export const AGENT_TOOL = "agent:next_turn";
