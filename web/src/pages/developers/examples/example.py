from codivia import Codivia

codivia = Codivia()  # CODIVIA_URL, CODIVIA_TOKEN

print("Hello", codivia.me()["name"])
for course in codivia.courses():
    print(course["progress"], "%", course["title"])

project = codivia.create_project("From Python", "python", {"main.py": "print('Hi!')"})
project["files"]["main.py"] += "\nprint('Saved by the API')"
project = codivia.save_project(project)
print("Revision", project["revision"])
