/** Where the built-in tool servers run: those that work on strangers' documents, and those that wait for boards. A test holds them complete. */
export const DOCUMENT_SERVERS = ["resume-profile", "documents", "tables", "media"] as const;
export const SEARCH_SERVERS = ["job-search"] as const;
