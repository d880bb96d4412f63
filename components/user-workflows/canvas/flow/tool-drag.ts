/** What a tool is called while it is dragged from the palette onto the canvas. */
export const TOOL_DRAG = "application/x-workflow-tool";
