"""Codivia's API in Python: one file, nothing to install.

    from codivia import Codivia

    codivia = Codivia()          # reads CODIVIA_URL and CODIVIA_TOKEN
    print(codivia.me()["name"])
    for course in codivia.courses():
        print(course["title"], course["progress"], "%")
"""

import base64
import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

VERSION = "v1"
TRIES = 3
LONGEST_WAIT = 60  # seconds


class CodiviaError(Exception):
    """A refusal of the API: its status, its code, and what it says."""

    def __init__(self, status, code, message):
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code


def send_by_network(method, address, headers, body):
    """Sends one request. Answers its status, its headers (names in small letters) and its text."""
    request = urllib.request.Request(address, data=body, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, names_in_small(answer.headers), answer.read().decode()
    except urllib.error.HTTPError as refusal:
        with refusal:
            return refusal.code, names_in_small(refusal.headers), refusal.read().decode()


def names_in_small(headers):
    return {name.lower(): value for name, value in headers.items()}


class Codivia:
    """Your Codivia. `send` and `sleep` can be replaced, for programs without a network and for tests."""

    def __init__(self, url=None, token=None, send=send_by_network, sleep=time.sleep):
        url = url or os.environ.get("CODIVIA_URL", "")
        self.base = f"{url.rstrip('/')}/api/{VERSION}"
        self.token = token or os.environ.get("CODIVIA_TOKEN", "")
        self.send = send
        self.sleep = sleep

    def call(self, method, path, query=None, body=None, headers=None):
        """Makes one call. Waits and tries again when it was one too many. Answers data and headers."""
        address = self.base + path
        if query:
            address += "?" + urllib.parse.urlencode(query)
        sent = {"Authorization": f"Bearer {self.token}", "Accept": "application/json"}
        sent.update(headers or {})
        data = None
        if body is not None:
            sent["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        for left in range(TRIES - 1, -1, -1):
            status, answered, text = self.send(method, address, sent, data)
            if status == 429 and left > 0:
                self.sleep(min(int(answered.get("retry-after", 1)), LONGEST_WAIT))
                continue
            break
        if status >= 400:
            raise refusal_of(status, text)
        return json.loads(text), answered

    def pages(self, path):
        """Every item of a list, page after page."""
        query = {}
        while True:
            page, _ = self.call("GET", path, query)
            yield from page["data"]
            if page["next_cursor"] is None:
                return
            query = {"cursor": page["next_cursor"]}

    def me(self):
        return self.call("GET", "/me")[0]

    def progress(self):
        return self.call("GET", "/progress")[0]

    def courses(self):
        return self.pages("/courses")

    def certificates(self):
        return self.pages("/certificates")

    def activity(self):
        return self.pages("/activity")

    def projects(self):
        return self.pages("/projects")

    def project(self, project_id):
        """A project with its files. `etag` is its version, which `save_project` needs."""
        project, headers = self.call("GET", f"/projects/{project_id}")
        return {**project, "etag": headers["etag"]}

    def read_file(self, project_id, digest):
        """The bytes of a file that a project lists in `assets`, by its `hash`."""
        file, _ = self.call("GET", f"/projects/{project_id}/files/{digest}")
        return base64.b64decode(file["content"])

    def create_project(self, name, kind, files, key=None):
        """Makes a project. The same `key` again makes no second one."""
        body = {"name": name, "kind": kind, "files": files}
        headers = {"Idempotency-Key": key or str(uuid.uuid4())}
        project, answered = self.call("POST", "/projects", body=body, headers=headers)
        return {**project, "etag": answered["etag"]}

    def save_project(self, project):
        """Saves name and files, unless the project has changed since it was read."""
        body = {"name": project["name"], "files": project["files"]}
        headers = {"If-Match": project["etag"]}
        path = f"/projects/{project['id']}"
        saved, answered = self.call("PUT", path, body=body, headers=headers)
        return {**saved, "etag": answered["etag"]}

    def delete_project(self, project_id):
        self.call("DELETE", f"/projects/{project_id}")


def refusal_of(status, text):
    try:
        answer = json.loads(text)
        return CodiviaError(status, answer["code"], answer["message"])
    except (ValueError, KeyError, TypeError):
        return CodiviaError(status, "unknown", text[:200])
