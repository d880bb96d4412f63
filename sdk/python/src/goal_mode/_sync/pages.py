# Written by `npm run sdk` from the API's contract. Changes belong there.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generator, Generic, Mapping, Optional, TypeVar

from pydantic import TypeAdapter

from goal_mode._options import CallOptions

if TYPE_CHECKING:
    from goal_mode._sync.transport import Transport

P = TypeVar("P")
T = TypeVar("T")


class Pages(Generic[P, T]):
    """A list that comes in pages: `first()` is the first page, iterating gives every item of all pages."""

    def __init__(
        self,
        transport: Transport,
        path: str,
        query: Mapping[str, Any],
        items_field: str,
        cursor_field: str,
        *,
        kind: Any,
        item_kind: Any,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        self._transport = transport
        self._path = path
        self._query = query
        self._items_field = items_field
        self._cursor_field = cursor_field
        self._kind = TypeAdapter(kind)
        self._item_kind = TypeAdapter(item_kind)
        self._options = call_options

    def _page(self, cursor: Optional[str]) -> Any:
        query = dict(self._query) if cursor is None else {**self._query, "cursor": cursor}
        return self._transport.call("GET", self._path, query=query, call_options=self._options)

    def first(self) -> P:
        return self._kind.validate_python(self._page(None))

    def _raw_pages(self) -> Generator[Any, None]:
        cursor: Optional[str] = None
        while True:
            page = self._page(cursor)
            yield page
            cursor = page.get(self._cursor_field)
            if not isinstance(cursor, str):
                return

    def pages(self) -> Generator[P, None]:
        """Page by page."""
        for page in self._raw_pages():
            yield self._kind.validate_python(page)

    def __iter__(self) -> Generator[T, None]:
        for page in self._raw_pages():
            for item in page[self._items_field]:
                yield self._item_kind.validate_python(item)

    def take(self, most: int) -> list[T]:
        """At most `most` items, in one list."""
        items: list[T] = []
        if most <= 0:
            return items
        for item in self:
            items.append(item)
            if len(items) >= most:
                break
        return items
